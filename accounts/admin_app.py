"""The admin app, with the site of this service. Apart from apps.py, which may hold one configuration."""

from django.contrib.admin.apps import AdminConfig


class StaffAdminConfig(AdminConfig):
    default_site = "accounts.staff_site.StaffSite"
