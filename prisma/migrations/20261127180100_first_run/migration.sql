-- Since when visitors see the site (decision 111). What is public today stays so.
ALTER TABLE "installation" ADD COLUMN "opened_at" TIMESTAMPTZ(3);
ALTER TABLE "installation" ADD COLUMN "starts_empty" BOOLEAN NOT NULL DEFAULT false;
INSERT INTO "installation" ("id", "opened_at") SELECT 1, now() FROM "site_settings" LIMIT 1
  ON CONFLICT ("id") DO UPDATE SET "opened_at" = excluded."opened_at";

-- Claims, figures and names that nobody entered.
ALTER TABLE "communities" ALTER COLUMN "license_status" SET DEFAULT '';
ALTER TABLE "communities" ALTER COLUMN "same_day_tours" SET DEFAULT false;
ALTER TABLE "communities" ALTER COLUMN "no_obligation" SET DEFAULT false;
ALTER TABLE "communities" ALTER COLUMN "rating" SET DEFAULT 0;
ALTER TABLE "site_settings" ALTER COLUMN "product_slug" SET DEFAULT 'us';
