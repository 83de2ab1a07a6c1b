-- What ad platforms are told of leads (docs/decisions/053-conversions.md).
CREATE TABLE "ad_connections" (
  "vendor" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "tested_at" TIMESTAMPTZ(3),
  "test_passed" BOOLEAN,
  "test_words" TEXT,
  CONSTRAINT "ad_connections_pkey" PRIMARY KEY ("vendor")
);

CREATE TABLE "conversion_values" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "community_id" UUID,
  "request_value" DECIMAL(12,2),
  "tour_value" DECIMAL(12,2),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "conversion_values_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "conversion_values_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "conversion_values_community_id_key" ON "conversion_values"("community_id");

CREATE TABLE "conversion_uploads" (
  "id" UUID NOT NULL,
  "tour_request_id" UUID,
  "vendor" TEXT NOT NULL,
  "tier" INTEGER NOT NULL,
  "happened_at" TIMESTAMPTZ(3) NOT NULL,
  "transaction_id" TEXT NOT NULL,
  "value" DECIMAL(12,2) NOT NULL,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "state" TEXT NOT NULL DEFAULT 'waiting',
  "reason" TEXT,
  "words" TEXT,
  "warnings" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "matched_by" TEXT,
  "vendor_request" TEXT,
  "accepted_at" TIMESTAMPTZ(3),
  "correction" TEXT,
  "correction_reason" TEXT,
  "corrected_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "conversion_uploads_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "conversion_uploads_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "conversion_uploads_tour_request_id_vendor_tier_key" ON "conversion_uploads"("tour_request_id", "vendor", "tier");
CREATE INDEX "conversion_uploads_created_at_id_idx" ON "conversion_uploads"("created_at" DESC, "id" DESC);

-- Those about which ad platforms may be told at all, by which the sweep finds the new ones.
CREATE INDEX "tour_requests_told_idx" ON "tour_requests"("created_at")
  WHERE "ad_consent" = 'granted' AND "quarantined_at" IS NULL AND "erased_at" IS NULL AND "source" <> 'test';
CREATE INDEX "lead_events_tours_idx" ON "lead_events"("created_at")
  WHERE "type" = 'status' AND "data"->>'to' IN ('toured', 'converted');

-- What counts (reading 21): a genuine request, and its tour once somebody came or moved in. A status that was set by mistake and taken back
-- is none. The value is the community's, else that of all, else 250 dollars (specification section 9).
-- A transaction id that a partner made up may hold anything: ours goes instead.
CREATE VIEW "lead_conversions" AS
WITH told AS (
  SELECT t.id, t.transaction_id, t.household_id, t.community_id, t.status, t.created_at FROM tour_requests t
  WHERE t.ad_consent = 'granted' AND t.quarantined_at IS NULL AND t.erased_at IS NULL AND t.source <> 'test'
), every AS (SELECT * FROM conversion_values WHERE community_id IS NULL ORDER BY created_at, id LIMIT 1),
reached AS (
  SELECT told.id AS lead_id, 1 AS tier, told.created_at AS happened_at FROM told
  UNION ALL
  SELECT e.tour_request_id, 2, min(e.created_at) FROM lead_events e
  WHERE e.type = 'status' AND e.data->>'to' IN ('toured', 'converted') GROUP BY e.tour_request_id
)
SELECT reached.lead_id, reached.tier, reached.happened_at, told.household_id, told.created_at AS lead_created_at,
  CASE WHEN told.transaction_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    THEN told.transaction_id ELSE told.id::text END AS transaction_id,
  coalesce(
    CASE reached.tier WHEN 1 THEN own.request_value ELSE own.tour_value END,
    CASE reached.tier WHEN 1 THEN every.request_value ELSE every.tour_value END,
    250
  )::numeric(12, 2) AS value
FROM reached
JOIN told ON told.id = reached.lead_id
LEFT JOIN conversion_values own ON own.community_id = told.community_id
LEFT JOIN every ON true
WHERE reached.tier = 1 OR told.status NOT IN ('new', 'contacted', 'scheduled');
