-- Recipients of the monthly report, and those who stopped it by its link (decision 128).
ALTER TABLE "site_settings" ADD COLUMN "monthly_report_to" TEXT[], ADD COLUMN "monthly_report_stopped" TEXT[];
