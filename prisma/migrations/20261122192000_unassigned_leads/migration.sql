-- Whether people limited to communities see requests that name none: without them nobody might.
ALTER TABLE "site_settings" ADD COLUMN "unassigned_leads_shown" BOOLEAN NOT NULL DEFAULT true;
