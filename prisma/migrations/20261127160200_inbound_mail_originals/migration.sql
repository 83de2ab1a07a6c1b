-- The raw mail where its text leaves something out (decision 096).
CREATE TABLE "inbound_mail_originals" (
    "mail_id" UUID NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "inbound_mail_originals_pkey" PRIMARY KEY ("mail_id")
);

ALTER TABLE "inbound_mail_originals" ADD CONSTRAINT "inbound_mail_originals_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "inbound_mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Set-aside mails are counted on the dashboard and removed by age.
CREATE INDEX "inbound_mails_state_created_at_idx" ON "inbound_mails"("state", "created_at" DESC);
