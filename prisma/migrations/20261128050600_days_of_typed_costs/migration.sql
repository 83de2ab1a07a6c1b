-- Costs that a person entered have a source of their own.
ALTER TABLE "ad_metrics" DROP CONSTRAINT "ad_metrics_source_check";
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_source_check" CHECK ("source" IN ('google', 'file', 'hand'));

-- A campaign's totals are the sums of its days from now on (decision 128). Totals that somebody typed have no
-- day: they become one, the day on which the campaign was last changed, so that no dollar is lost.
INSERT INTO "ad_metrics" ("id", "level", "day", "campaign_id", "impressions", "clicks", "cost_micros", "conversions", "source", "updated_at")
SELECT gen_random_uuid(), 'campaign', c."updated_at"::date, c."id", c."impressions", c."clicks", round(c."cost" * 1000000), c."conversions", 'hand', now()
FROM "campaigns" c
WHERE (c."cost" > 0 OR c."impressions" > 0 OR c."clicks" > 0 OR c."conversions" > 0)
  AND NOT EXISTS (SELECT FROM "ad_metrics" m WHERE m."campaign_id" = c."id" AND m."level" = 'campaign');
