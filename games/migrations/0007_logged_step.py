from django.db import migrations


class Migration(migrations.Migration):
    """Only the class gets another name: the table keeps the one it has."""

    dependencies = [("games", "0006_accounts_logs")]

    operations = [
        migrations.AlterModelTable(name="step", table="games_step"),
        migrations.RenameModel(old_name="Step", new_name="LoggedStep"),
    ]
