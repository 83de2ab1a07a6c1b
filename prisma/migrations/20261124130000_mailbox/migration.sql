-- Referral agencies' mails arrive in the one intake (B13, docs/decisions/048-mails-of-agencies.md).
CREATE TABLE "referral_agencies" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "senders" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "rules" JSONB NOT NULL DEFAULT '[]',
  "claim_days" INTEGER NOT NULL DEFAULT 90,
  "objection_days" INTEGER NOT NULL DEFAULT 5,
  "terms" TEXT,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "referral_agencies_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "referral_agencies_name_key" ON "referral_agencies"("name");

CREATE TABLE "inbound_mailboxes" (
  "id" TEXT NOT NULL,
  "uid_validity" BIGINT,
  "last_uid" BIGINT NOT NULL DEFAULT 0,
  "lease_owner" TEXT,
  "lease_expires_at" TIMESTAMPTZ(3),
  "good_at" TIMESTAMPTZ(3),
  "bad_since" TIMESTAMPTZ(3),
  "problem" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "inbound_mailboxes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "inbound_mails" (
  "id" UUID NOT NULL,
  "place" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "from_name" TEXT,
  "from_address" TEXT,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "reason" TEXT,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  "agency_id" UUID,
  "tour_request_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "inbound_mails_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "inbound_mails_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "referral_agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "inbound_mails_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "inbound_mails_place_key" ON "inbound_mails"("place");
CREATE UNIQUE INDEX "inbound_mails_digest_key" ON "inbound_mails"("digest");
CREATE UNIQUE INDEX "inbound_mails_tour_request_id_key" ON "inbound_mails"("tour_request_id");
CREATE INDEX "inbound_mails_created_at_id_idx" ON "inbound_mails"("created_at" DESC, "id" DESC);
CREATE INDEX "inbound_mails_agency_id_created_at_idx" ON "inbound_mails"("agency_id", "created_at" DESC);
CREATE INDEX "inbound_mails_search_idx" ON "inbound_mails" USING GIN ("from_address" gin_trgm_ops, "subject" gin_trgm_ops);
