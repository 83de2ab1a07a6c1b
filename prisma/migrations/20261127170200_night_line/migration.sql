-- The phone of a community's floor and who answers it, shown while its phones are closed (decision 103).
ALTER TABLE "communities" ADD COLUMN "night_line_phone" TEXT;
ALTER TABLE "communities" ADD COLUMN "night_line_answered_by" TEXT;
