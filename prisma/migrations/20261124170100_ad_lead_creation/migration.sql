-- Every declared table says when a row came to be; without it the list of ad leads could not be read.
ALTER TABLE "lead_form_deliveries" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "lead_form_deliveries" SET "created_at" = "received_at";
