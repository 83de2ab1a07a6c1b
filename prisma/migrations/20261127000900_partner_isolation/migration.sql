-- A lead remembers who may repeat and correct it, and a partner's key names its own leads (decision 076). Without
-- a foreign key, whose check would lock the table of keys for each visitor's lead; keys are never deleted.
ALTER TABLE "tour_requests" ADD COLUMN "api_key_id" UUID,
ADD COLUMN "idempotency_key" TEXT,
ADD COLUMN "sent_by" TEXT;

-- Partial, so that other leads pay for no entry (decision 012).
CREATE UNIQUE INDEX "tour_requests_idempotency_idx" ON "tour_requests"("api_key_id", "idempotency_key") WHERE "api_key_id" IS NOT NULL;

UPDATE "tour_requests" t SET "api_key_id" = k."id", "sent_by" = 'api-key',
  "idempotency_key" = CASE WHEN t."erased_at" IS NULL THEN t."transaction_id" END
FROM "lead_events" e JOIN "api_keys" k ON k."id"::text = e."data"->>'apiKeyId'
WHERE e."tour_request_id" = t."id" AND e."type" = 'received' AND t."source" = 'partner';

-- An endpoint without a key is the company's own, as all were until now.
ALTER TABLE "webhook_endpoints" ADD COLUMN "api_key_id" UUID;

ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "partner_events" (
    "id" UUID NOT NULL,
    "api_key_id" UUID NOT NULL,
    "lead_ids" UUID[],
    "type" TEXT NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "cause_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_events_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "partner_events_api_key_id_cause_id_type_key" ON "partner_events"("api_key_id", "cause_id", "type");

ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;
