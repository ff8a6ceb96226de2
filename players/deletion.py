"""When an account is deleted: nothing of it remains here but what the ratings of others were computed from."""

from uuid import UUID

from players.models import CardCount, PlayedGame, PlayerStanding


def do_forget_results(account_id: UUID) -> None:
    """In the transaction of the deletion. Its rated results stay, without a name and unconnected."""
    mine = PlayedGame.objects.filter(account_id=account_id)
    mine.filter(rated=None).delete()
    mine.update(account_id=None)
    PlayerStanding.objects.filter(account_id=account_id).delete()
    CardCount.objects.filter(account_id=account_id).delete()
