-- Scripts of landing pages run only while this is on (decision 070).
ALTER TABLE "site_settings" ADD COLUMN "custom_scripts_on" BOOLEAN NOT NULL DEFAULT false;

-- What was stored before ran nowhere, and nobody looked at it twice; the history of its page keeps it.
UPDATE "landing_page_templates" SET "custom_scripts" = NULL WHERE "custom_scripts" IS NOT NULL;
UPDATE "drafts" SET "values" = "values" - 'customScripts' WHERE "entity" = 'landingPageTemplate' AND "values" ? 'customScripts';
