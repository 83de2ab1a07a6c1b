-- What campaigns, ad groups and keywords did and cost by day, and which advertisement a lead's click id belonged to.
CREATE TABLE "ad_metrics" (
  "id" UUID NOT NULL,
  "level" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "campaign_id" UUID NOT NULL,
  "ad_group_id" UUID,
  "keyword_id" UUID,
  "impressions" INTEGER NOT NULL DEFAULT 0,
  "clicks" INTEGER NOT NULL DEFAULT 0,
  "cost_micros" BIGINT NOT NULL DEFAULT 0,
  "conversions" DECIMAL(12,2) NOT NULL DEFAULT 0,
  "source" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ad_metrics_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ad_metrics_level_check" CHECK (
    "level" = 'campaign' AND "ad_group_id" IS NULL AND "keyword_id" IS NULL
    OR "level" = 'ad_group' AND "ad_group_id" IS NOT NULL AND "keyword_id" IS NULL
    OR "level" = 'keyword' AND "ad_group_id" IS NOT NULL AND "keyword_id" IS NOT NULL
  ),
  CONSTRAINT "ad_metrics_source_check" CHECK ("source" IN ('google', 'file'))
);

CREATE UNIQUE INDEX "ad_metrics_day_campaign_id_ad_group_id_keyword_id_key"
  ON "ad_metrics" ("day", "campaign_id", "ad_group_id", "keyword_id") NULLS NOT DISTINCT;
CREATE INDEX "ad_metrics_campaign_id_day_idx" ON "ad_metrics"("campaign_id", "day");
CREATE INDEX "ad_metrics_level_day_idx" ON "ad_metrics"("level", "day");
CREATE INDEX "ad_metrics_ad_group_id_idx" ON "ad_metrics"("ad_group_id");
CREATE INDEX "ad_metrics_keyword_id_idx" ON "ad_metrics"("keyword_id");

ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_campaign_id_fkey"
  FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_ad_group_id_fkey"
  FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_keyword_id_fkey"
  FOREIGN KEY ("keyword_id") REFERENCES "keywords"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ad_clicks" (
  "id" UUID NOT NULL,
  "gclid" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "campaign_id" UUID NOT NULL,
  "ad_group_id" UUID,
  "keyword_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ad_clicks_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "ad_clicks_gclid_key" ON "ad_clicks"("gclid");
CREATE INDEX "ad_clicks_campaign_id_idx" ON "ad_clicks"("campaign_id");
CREATE INDEX "ad_clicks_ad_group_id_idx" ON "ad_clicks"("ad_group_id");
CREATE INDEX "ad_clicks_keyword_id_idx" ON "ad_clicks"("keyword_id");

ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_campaign_id_fkey"
  FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_ad_group_id_fkey"
  FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_keyword_id_fkey"
  FOREIGN KEY ("keyword_id") REFERENCES "keywords"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ad_syncs" (
  "vendor" TEXT NOT NULL,
  "last_attempt_at" TIMESTAMPTZ(3),
  "last_success_at" TIMESTAMPTZ(3),
  "metrics_from" DATE,
  "words" TEXT,
  "counts" JSONB,
  CONSTRAINT "ad_syncs_pkey" PRIMARY KEY ("vendor")
);
