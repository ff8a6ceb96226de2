"""What remains of games for the people who played them: results, ratings and ranks; and who has blocked whom.

Results and ratings name accounts by id without a foreign key: a game that ends must not wait for, nor hold up, an
account that is being changed or deleted. `players.deletion` deletes them with the account.
"""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from players.seasons import ALL_TIME
from uu_service.ids import uuid7

START_MU, START_SIGMA = 25.0, 25.0 / 3.0
"""The rating of somebody who has not played: openskill's own scale."""


class PlayerStanding(models.Model):
    """How somebody stands in one kind of game, in one season or of all time."""

    account_id = models.UUIDField()
    ruleset = models.CharField(max_length=40)
    season = models.PositiveIntegerField(default=ALL_TIME, help_text="Year and quarter, like 20264; 0: of all time.")
    games = models.PositiveIntegerField(default=0, help_text="Finished games with at least one other person.")
    wins = models.PositiveIntegerField(default=0)
    streak = models.PositiveIntegerField(default=0, help_text="Games won in a row until now.")
    best_streak = models.PositiveIntegerField(default=0)
    rated_games = models.PositiveIntegerField(default=0)
    mu = models.FloatField(default=START_MU)
    sigma = models.FloatField(default=START_SIGMA)
    score = models.FloatField(default=0.0, help_text="What leaderboards sort by.")
    is_listed = models.BooleanField(default=False, help_text="On leaderboards: has played rated games, and hides not.")
    rank = models.PositiveIntegerField(null=True, help_text="The final rank, once the season is closed.")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["account_id", "ruleset", "season"], name="standing_once")]
        indexes = [
            models.Index(
                fields=["ruleset", "season", "-score", "account_id"], condition=Q(is_listed=True), name="standing_board"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.account_id} {self.ruleset} {self.season}"


class RatedGame(models.Model):
    """One game that changed ratings. The sequence is the order in which that happened."""

    sequence = models.BigAutoField(primary_key=True)
    game = models.OneToOneField("games.Game", on_delete=models.PROTECT, related_name="+")
    ruleset = models.CharField(max_length=40)
    season = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"{self.sequence} {self.game_id}"


class PlayedGame(models.Model):
    """A finished game of one person: the row of a history. Without an account, the account has been deleted."""

    id = models.BigAutoField(primary_key=True)
    game = models.ForeignKey("games.Game", on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    account_id = models.UUIDField(null=True)
    ruleset = models.CharField(max_length=40)
    finished_at = models.DateTimeField()
    seconds = models.PositiveIntegerField(help_text="From the start of the game to its end.")
    seats = models.PositiveSmallIntegerField()
    place = models.PositiveSmallIntegerField()
    won = models.BooleanField()
    is_public = models.BooleanField(help_text="Others may look at the game.")
    rated = models.ForeignKey(RatedGame, on_delete=models.PROTECT, null=True, related_name="results")
    mu_before = models.FloatField(null=True)
    sigma_before = models.FloatField(null=True)
    mu_after = models.FloatField(null=True)
    sigma_after = models.FloatField(null=True)
    season_mu_before = models.FloatField(null=True)
    season_sigma_before = models.FloatField(null=True)
    cards_counted = models.BooleanField(default=False, help_text="Its cards are among those played most.")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "seat"], name="played_once"),
            models.CheckConstraint(
                condition=Q(rated__isnull=True) | Q(mu_before__isnull=False, mu_after__isnull=False),
                name="played_rated_whole",
            ),
        ]
        indexes = [
            models.Index(fields=["id"], condition=Q(cards_counted=False), name="played_uncounted"),
            models.Index(fields=["account_id", "-finished_at", "-id"], name="played_mine"),
            models.Index(fields=["account_id", "ruleset", "-finished_at", "-id"], name="played_mine_by_game"),
            models.Index(fields=["account_id", "won", "-finished_at", "-id"], name="played_mine_by_result"),
            models.Index(fields=["account_id", "ruleset", "won", "-finished_at", "-id"], name="played_mine_by_both"),
            models.Index(
                fields=["account_id", "-finished_at", "-id"], condition=Q(is_public=True), name="played_public"
            ),
            models.Index(
                fields=["account_id", "ruleset", "-finished_at", "-id"],
                condition=Q(is_public=True),
                name="played_public_by_game",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id} {self.seat}"


class CardCount(models.Model):
    """How often somebody has played a card."""

    account_id = models.UUIDField()
    ruleset = models.CharField(max_length=40)
    card = models.CharField(max_length=80)
    names = models.JSONField(default=dict, help_text="What the card is called, in each language.")
    times = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["account_id", "ruleset", "card"], name="card_count_once")]
        indexes = [models.Index(fields=["account_id", "ruleset", "-times"], name="card_count_most")]

    def __str__(self) -> str:
        return f"{self.account_id} {self.card} {self.times}"


class Season(models.Model):
    """A season whose boards do not change any more."""

    id = models.PositiveIntegerField(primary_key=True, help_text="Year and quarter, like 20264.")
    closed_at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.id)


class RankMark(models.Model):
    """So many people have at least this score: written now and then, so that a rank is never counted from the top."""

    ruleset = models.CharField(max_length=40)
    season = models.PositiveIntegerField()
    score = models.FloatField()
    people = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["ruleset", "season", "score"], name="rank_mark_once")]

    def __str__(self) -> str:
        return f"{self.ruleset} {self.season} {self.people}"


class RatingSpread(models.Model):
    """How far apart the ratings of one kind of game lie. A chore measures it; the matcher reads it."""

    ruleset = models.CharField(max_length=40, primary_key=True)
    spread = models.FloatField(help_text="The standard deviation of the ratings that are no longer provisional.")
    people = models.PositiveIntegerField(help_text="Of how many people.")

    def __str__(self) -> str:
        return f"{self.ruleset} {self.spread}"


class PlayerBlock(models.Model):
    """Somebody who wants to meet somebody else no more."""

    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    blocked = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["account", "blocked"], name="block_once"),
            models.CheckConstraint(condition=~Q(account=models.F("blocked")), name="block_of_another"),
        ]

    def __str__(self) -> str:
        return f"{self.account_id} {self.blocked_id}"


class Report(models.Model):
    """What somebody says about somebody else's behaviour, for staff to look at."""

    class Reason(models.TextChoices):
        NAME = "display_name"
        STALLING = "stalling"
        COLLUDING = "colluding"
        CHEATING = "cheating"
        HARASSING = "harassing"

    class Verdict(models.TextChoices):
        OPEN = "open"
        NO_CASE = "no_case"
        RENAMED = "renamed"
        SUSPENDED = "suspended"
        BANNED = "banned"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    about = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    reason = models.CharField(max_length=12, choices=Reason)
    game = models.ForeignKey("games.Game", on_delete=models.SET_NULL, null=True, related_name="+")
    event = models.PositiveIntegerField(null=True, help_text="The number of the event that it is about.")
    name = models.CharField(max_length=40, help_text="What the account was called then.")
    at = models.DateTimeField(default=timezone.now)
    verdict = models.CharField(max_length=10, choices=Verdict, default=Verdict.OPEN)
    decided_at = models.DateTimeField(null=True)

    class Meta:
        permissions = [("decide_report", "Can decide reports: rename, suspend, ban")]
        constraints = [
            models.UniqueConstraint(
                fields=["about", "by", "reason", "game"], condition=Q(verdict="open"), name="report_open_once"
            ),
            models.CheckConstraint(
                condition=Q(verdict="open", decided_at__isnull=True)
                | (~Q(verdict="open") & Q(decided_at__isnull=False)),
                name="report_decided_whole",
            ),
        ]
        indexes = [models.Index(fields=["at"], condition=Q(verdict="open"), name="report_queue")]

    def __str__(self) -> str:
        return f"{self.name}, {self.at:%Y-%m-%d}"


class RefusedName(models.Model):
    """A name that the operator does not want anybody to have, and nothing that looks like it."""

    text = models.CharField(max_length=40, unique=True)
    anywhere = models.BooleanField(default=False, help_text="Also as a part of a longer name.")

    def __str__(self) -> str:
        return self.text


class Suspension(models.Model):
    """A ban that ends by itself."""

    account = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    until = models.DateTimeField(db_index=True)
    by = models.UUIDField(help_text="Who has suspended the account.")

    def __str__(self) -> str:
        return f"{self.account_id} {self.until}"
