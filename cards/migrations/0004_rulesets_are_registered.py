"""Which rulesets there are is asked of a registry; migrations hold no names."""

from django.db import migrations, models

from cards.models import ruleset_choices


class Migration(migrations.Migration):
    dependencies = [("cards", "0003_gate_runs")]

    operations = [
        migrations.AlterField(
            "cardset", "ruleset", models.CharField(choices=ruleset_choices, max_length=40)
        ),
    ]
