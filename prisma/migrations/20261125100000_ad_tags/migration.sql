-- The tags of ad platforms that the site carries (docs/decisions/055-ad-tags.md). One row, empty at first: no tag is loaded.
CREATE TABLE "ad_tags" (
    "id" UUID NOT NULL,
    "google_tag_ids" TEXT,
    "google_conversion" TEXT,
    "meta_pixel_id" TEXT,
    "microsoft_tag_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ad_tags_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ad_tags_single_key" ON "ad_tags" ((true));

INSERT INTO "ad_tags" ("id", "updated_at") VALUES (gen_random_uuid(), timestamptz '2026-01-01T00:00:00Z');
