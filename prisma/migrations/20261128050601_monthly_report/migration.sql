ALTER TABLE "site_settings" ADD COLUMN "monthly_report_to" TEXT[];
