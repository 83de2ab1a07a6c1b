-- Keys of test mode, the feed of events since a cursor, and signed receipts (decisions 078 and 079).
ALTER TABLE "api_keys" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "feed_position" BIGINT NOT NULL DEFAULT 0;

-- Given when the feed is first read, one key at a time: so nothing that commits late is skipped.
ALTER TABLE "partner_events" ADD COLUMN "position" BIGINT,
ADD COLUMN "seq" BIGSERIAL NOT NULL;

CREATE UNIQUE INDEX "partner_events_api_key_id_position_key" ON "partner_events"("api_key_id", "position");
CREATE INDEX "partner_events_created_at_idx" ON "partner_events"("created_at");

CREATE TABLE "partner_test_leads" (
    "id" UUID NOT NULL,
    "api_key_id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "digests" JSONB NOT NULL,
    "community_id" UUID,
    "promise" TEXT,
    "state" TEXT NOT NULL DEFAULT 'received',
    "call_due_at" TIMESTAMPTZ(3),
    "first_attempt_at" TIMESTAMPTZ(3),
    "reached_at" TIMESTAMPTZ(3),
    "tour_at" TIMESTAMPTZ(3),
    "closed_reason" TEXT,
    "refused_scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_test_leads_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "partner_test_leads_api_key_id_idempotency_key_key" ON "partner_test_leads"("api_key_id", "idempotency_key");
CREATE INDEX "partner_test_leads_created_at_idx" ON "partner_test_leads"("created_at");

ALTER TABLE "partner_test_leads" ADD CONSTRAINT "partner_test_leads_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "receipt_keys" (
    "id" TEXT NOT NULL,
    "public_jwk" JSONB NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_keys_pkey" PRIMARY KEY ("id")
);

-- A key reads its own leads, newest first. Partial, so that other leads pay for no entry (decision 012).
CREATE INDEX "tour_requests_api_key_idx" ON "tour_requests"("api_key_id", "id") WHERE "api_key_id" IS NOT NULL;
