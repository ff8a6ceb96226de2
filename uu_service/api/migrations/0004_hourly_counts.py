from django.db import migrations


class Migration(migrations.Migration):
    """The simulation has a class Tally already, and one word means one thing."""

    dependencies = [
        ("api", "0003_tallies"),
    ]

    operations = [
        migrations.RenameModel(old_name="Tally", new_name="HourlyCount"),
    ]
