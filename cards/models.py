"""Rows of card sets. A version is written as a draft, card by card, and frozen when it is published.

What games read is one column, `content`; database triggers (cards/triggers) keep what is published as it was.
"""

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.functional import cached_property

from cards.fields import JSONText
from cards.language.sets import TagNames
from cards.rulesets import ruleset_names, ruleset_title
from cards.texts import language, translate
from uu_service.ids import uuid7


def ruleset_choices() -> list[tuple[str, str]]:
    """The rulesets that are registered, by their titles. Asked each time, so that no migration holds the names."""
    return [(name, ruleset_title(name, language())) for name in ruleset_names()]


class CardSet(models.Model):
    """Cards chosen to play together, through all their versions."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    slug = models.SlugField(max_length=60, unique=True)
    ruleset = models.CharField(max_length=40, choices=ruleset_choices)
    is_default = models.BooleanField(default=False, help_text="What a new table plays with unless it says otherwise.")
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    # Not columns: what the list of the admin works out beside them.
    latest_number: int | None
    draft_revision: int | None

    class Meta:
        ordering = ["slug"]
        constraints = [
            models.UniqueConstraint(fields=["ruleset"], condition=Q(is_default=True), name="card_set_one_default"),
        ]

    def __str__(self) -> str:
        return self.slug


class CardSetVersion(models.Model):
    """One state of a set: a draft that is being written, or a publication that never changes again."""

    class Status(models.TextChoices):
        DRAFT = "draft"
        PUBLISHED = "published"
        RETIRED = "retired"
        TRIAL = "trial"
        """A draft frozen as it was, for a table that tries it. Never listed."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    card_set = models.ForeignKey(CardSet, models.PROTECT, related_name="versions")
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.DRAFT)
    number = models.PositiveIntegerField(null=True, blank=True, editable=False)
    names = JSONText(default=dict, blank=True)
    notes = models.TextField(blank=True)
    release_notes = models.TextField(blank=True, max_length=4000)
    """What is new in this version, for players. Not content: it is no part of the file, nor of the hash."""
    extends = JSONText(default=list, blank=True)
    tags = JSONText(default=dict, blank=True)
    more_copies = JSONText(default=dict, blank=True)
    mixes = JSONText(default=list, blank=True)
    checked_with = JSONText(default=list, blank=True, editable=False)
    """The versions of the sets under it that it was checked and played with, as [slug, number]; the lowest first."""
    content = models.BinaryField(default=b"", editable=False)
    content_hash = models.CharField(max_length=64, blank=True, editable=False)
    revision = models.PositiveIntegerField(default=0, editable=False)
    based_on = models.ForeignKey("self", models.PROTECT, null=True, blank=True, related_name="+", editable=False)
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    published_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        ordering = ["card_set", F("number").desc(nulls_first=True)]
        permissions = [
            ("publish_cardsetversion", "Can publish and retire card set versions"),
            ("try_cardsetversion", "Can open a private table on a draft"),
            ("review_cardsetversion", "Can approve a draft of somebody else's"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["card_set", "number"], name="card_set_version_number"),
            models.CheckConstraint(
                condition=Q(status__in=["draft", "trial"], number__isnull=True)
                | Q(status__in=["published", "retired"], number__isnull=False, published_at__isnull=False),
                name="card_set_version_numbered",
            ),
            models.CheckConstraint(
                condition=Q(status="draft") | ~Q(content_hash=""), name="card_set_version_frozen_whole"
            ),
        ]

    def __str__(self) -> str:
        state = translate("cards-version-number", number=self.number) if self.number else self.get_status_display()
        return f"{self.card_set.slug} {state.lower()}"

    @property
    def is_draft(self) -> bool:
        return self.status == self.Status.DRAFT

    @cached_property
    def tag_names(self) -> TagNames:
        """What the tags of this set, and of the sets under it, are called. Read once for each instance."""
        from cards.extending import tag_names_of  # it reads rows of this model

        return tag_names_of(self)


class Card(models.Model):
    """One card of a version. `values` holds what only one ruleset or one kind of card knows."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    version = models.ForeignKey(CardSetVersion, models.CASCADE, related_name="cards")
    position = models.PositiveIntegerField(default=0)
    face = models.CharField("id", max_length=60, help_text="Its id in files and games: lower case, words joined by _.")
    kind = models.CharField(max_length=40)
    copies = models.PositiveIntegerField(default=1)
    values = JSONText(default=dict, blank=True)
    program = JSONText(default=list, blank=True)
    provenance = models.CharField(max_length=200, blank=True)
    image = models.ForeignKey("CardImage", models.PROTECT, null=True, blank=True, related_name="+")
    revision = models.PositiveIntegerField(default=0, editable=False)

    class Meta:
        ordering = ["version", "position"]
        constraints = [
            models.UniqueConstraint(fields=["version", "face"], name="card_face_once_a_version"),
        ]

    def __str__(self) -> str:
        return self.face


class CardName(models.Model):
    """A card's name in one language."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    card = models.ForeignKey(Card, models.CASCADE, related_name="names")
    language = models.CharField(max_length=2)
    name = models.CharField(max_length=120)

    class Meta:
        ordering = ["card", "language"]
        constraints = [models.UniqueConstraint(fields=["card", "language"], name="card_name_once_a_language")]

    def __str__(self) -> str:
        return f"{self.name} ({self.language})"


class CardImage(models.Model):
    """A picture, re-encoded by us, under the hash of its bytes."""

    sha256 = models.CharField(primary_key=True, max_length=64, editable=False)
    data = models.BinaryField()
    width = models.PositiveIntegerField()
    height = models.PositiveIntegerField()
    uploaded_at = models.DateTimeField(default=timezone.now, editable=False)

    def __str__(self) -> str:
        return self.sha256[:12]


class Change(models.Model):
    """Who did what to a set, when, and what is different since. Written once."""

    class Action(models.TextChoices):
        CREATED = "created"
        CLONED = "cloned"
        EDITED = "edited"
        IMPORTED = "imported"
        DISCARDED = "discarded"
        CHECKED = "checked"
        TRIED = "tried"
        PUBLISHED = "published"
        RETIRED = "retired"
        DEFAULT = "default"
        DUPLICATED = "duplicated"
        ROLLED_BACK = "rolled_back"
        REVIEW_ASKED = "review_asked"
        APPROVED = "approved"
        SENT_BACK = "sent_back"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    card_set = models.ForeignKey(CardSet, models.CASCADE, related_name="changes")
    version = models.ForeignKey(CardSetVersion, models.SET_NULL, null=True, related_name="changes")
    action = models.CharField(max_length=16, choices=Action.choices)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    at = models.DateTimeField(default=timezone.now)
    revision = models.PositiveIntegerField(default=0)
    difference: Any = JSONText(default=list)

    class Meta:
        ordering = ["-at", "-id"]
        indexes = [models.Index(fields=["version", "-at"], name="change_of_version")]

    def __str__(self) -> str:
        return f"{self.action} {self.at:%Y-%m-%d %H:%M}"


class Review(models.Model):
    """Somebody asked for a look at a draft, exactly as it was then. What is changed afterwards was not looked at."""

    class State(models.TextChoices):
        WAITING = "waiting"
        APPROVED = "approved"
        SENT_BACK = "sent_back"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    version = models.ForeignKey(CardSetVersion, models.CASCADE, related_name="reviews")
    digest = models.CharField(max_length=64)
    """Of all that would be published: the content, what lies under it, the release notes."""
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    asked_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    asked_at = models.DateTimeField(default=timezone.now)
    answered_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    answered_at = models.DateTimeField(null=True)
    remark = models.CharField(max_length=500, blank=True)

    class Meta:
        ordering = ["-asked_at", "-id"]

    def __str__(self) -> str:
        return f"{self.state} {self.asked_at:%Y-%m-%d %H:%M}"


class Simulation(models.Model):
    """Games that a process of its own plays over exactly this content. The page that waits reads how far it is."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    content = models.BinaryField(editable=False)
    """The order to play; a report empties it when all is played."""
    content_hash = models.CharField(max_length=64)
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    created_at = models.DateTimeField(default=timezone.now)
    moved_at = models.DateTimeField(default=timezone.now)
    state = models.CharField(max_length=10)

    class Meta:
        abstract = True
        ordering = ["-created_at"]

    @property
    def is_over(self) -> bool:
        return self.state not in ("waiting", "playing")


class GateRun(Simulation):
    """One passage of a draft through the gate."""

    class State(models.TextChoices):
        WAITING = "waiting"
        PLAYING = "playing"
        PASSED = "passed"
        FAILED = "failed"
        BROKEN = "broken"
        """It could not be played to the end, through no fault of the cards that we know of."""

    version = models.ForeignKey(CardSetVersion, models.CASCADE, related_name="gate_runs")
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    first = JSONText(default=list)
    """The cards that are new or changed: games with them come first."""
    early = models.PositiveIntegerField(default=0)
    """How many games those are."""
    findings = JSONText(default=list)
    warnings = JSONText(default=list)

    class Meta(Simulation.Meta):
        abstract = False
        indexes = [models.Index(fields=["version", "content_hash"], name="gate_run_of_content")]

    def __str__(self) -> str:
        return f"{self.state} {self.done}/{self.total}"


class BalanceReport(Simulation):
    """What quick games have shown of one version as it then was, beside what was published then."""

    class State(models.TextChoices):
        WAITING = "waiting"
        PLAYING = "playing"
        DONE = "done"
        IMPOSSIBLE = "impossible"
        """The sets do not make a game; `why_not` says why."""
        BROKEN = "broken"
        """It could not be played to the end. What was counted until then is kept."""

    version = models.ForeignKey(CardSetVersion, models.CASCADE, related_name="balance_reports")
    against = models.ForeignKey(CardSetVersion, models.SET_NULL, null=True, related_name="+")
    """What was published then; None: nothing was."""
    against_hash = models.CharField(max_length=64, blank=True)
    made_by = models.CharField(max_length=80, blank=True)
    """Who played, and by which rules: others are not to be compared with."""
    changed = JSONText(default=list)
    """The cards that were new or changed."""
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    tally = JSONText(default=dict)
    against_tally = JSONText(default=dict)
    why_not = JSONText(default=list)
    began_at = models.DateTimeField(null=True)

    class Meta(Simulation.Meta):
        abstract = False
        indexes = [models.Index(fields=["version", "content_hash"], name="balance_report_of_content")]
        constraints = [
            models.UniqueConstraint(fields=["state"], condition=Q(state="playing"), name="balance_report_one_at_once"),
        ]

    def __str__(self) -> str:
        return f"{self.version} {self.created_at:%Y-%m-%d %H:%M}"
