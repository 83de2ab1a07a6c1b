-- Outbound mail (decision 098): bulletins that a person stopped, the confirmed sender, and the daily limit of mail
-- that strangers cause.
ALTER TABLE "users" ADD COLUMN "stopped_bulletins" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE TABLE "confirmed_senders" (
  "id" UUID NOT NULL,
  "address" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "confirmed_by_name" TEXT NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "confirmed_senders_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "confirmed_senders_address_site_key" ON "confirmed_senders"("address", "site");

CREATE INDEX outbox_items_stranger_mail_idx ON outbox_items USING btree (lower(target), created_at)
  WHERE (channel = 'email' AND (payload->>'by') = 'stranger');
