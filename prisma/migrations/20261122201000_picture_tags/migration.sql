-- Short names on pictures, by which the library is searched through.
CREATE TABLE "image_tags" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "image_tags_pkey" PRIMARY KEY ("id")
);
-- 'Dining' and 'dining' are one tag.
CREATE UNIQUE INDEX "image_tags_name_key" ON "image_tags"(lower("name"));

CREATE TABLE "image_tag_links" (
  "image_id" UUID NOT NULL,
  "tag_id" UUID NOT NULL,
  CONSTRAINT "image_tag_links_pkey" PRIMARY KEY ("image_id", "tag_id")
);
CREATE INDEX "image_tag_links_tag_id_image_id_idx" ON "image_tag_links"("tag_id", "image_id");
ALTER TABLE "image_tag_links" ADD CONSTRAINT "image_tag_links_image_id_fkey"
  FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "image_tag_links" ADD CONSTRAINT "image_tag_links_tag_id_fkey"
  FOREIGN KEY ("tag_id") REFERENCES "image_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;
