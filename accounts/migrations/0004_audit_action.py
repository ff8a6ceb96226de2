from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_ban_permission")]
    operations = [migrations.RenameField("auditentry", "deed", "action")]
