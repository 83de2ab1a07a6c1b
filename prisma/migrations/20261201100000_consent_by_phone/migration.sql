-- Which of our people wrote a consent down that a family gave them on the phone or in person (docs/decisions/051-texts-to-families.md).
ALTER TABLE "lead_consents" ADD COLUMN "recorded_by" TEXT;
