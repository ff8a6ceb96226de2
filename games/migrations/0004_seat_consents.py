# Any game may have options that need everybody's consent.

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0003_outbox'),
    ]

    operations = [
        migrations.RenameField(model_name='seat', old_name='accepts_party', new_name='consents'),
        migrations.AlterField(
            model_name='seat',
            name='consents',
            field=models.BooleanField(default=False, help_text="To options that need everybody's consent."),
        ),
    ]
