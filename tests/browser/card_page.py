"""The page of a card in a real browser: signing in, and waiting until what it says is about what stands in it."""

PASSWORD = "correct-horse-battery"
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


def sign_in(tab):
    tab.fill("input[name=username]", "Ada")
    tab.fill("input[name=password]", PASSWORD)
    with tab.expect_navigation():
        tab.click("button[type=submit]")


def checked(tab, problems=0):
    tab.wait_for_selector(f'#card-live[data-checked][data-problems="{problems}"]')


def picked(tab, typed):
    """In the open list: narrow it by typing, take the first."""
    tab.wait_for_selector(".picker[data-ready]")
    tab.keyboard.type(typed)
    tab.keyboard.press("Enter")


def program_in(tab):
    return tab.locator("textarea[name=program]")


def scripts_that_failed(tab):
    """Errors of scripts; a request that a new page cuts short is none."""
    return [trouble for trouble in tab.troubles if "failed:" not in trouble]
