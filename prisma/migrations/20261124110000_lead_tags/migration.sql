-- Short words on requests, by which the desk is searched through.
CREATE TABLE "lead_tags" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "lead_tags_pkey" PRIMARY KEY ("id")
);
-- 'Veteran' and 'veteran' are one tag.
CREATE UNIQUE INDEX "lead_tags_name_key" ON "lead_tags"(lower("name"));

CREATE TABLE "lead_tag_links" (
  "tour_request_id" UUID NOT NULL,
  "tag_id" UUID NOT NULL,
  CONSTRAINT "lead_tag_links_pkey" PRIMARY KEY ("tour_request_id", "tag_id")
);
CREATE INDEX "lead_tag_links_tag_id_tour_request_id_idx" ON "lead_tag_links"("tag_id", "tour_request_id");
ALTER TABLE "lead_tag_links" ADD CONSTRAINT "lead_tag_links_tour_request_id_fkey"
  FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_tag_links" ADD CONSTRAINT "lead_tag_links_tag_id_fkey"
  FOREIGN KEY ("tag_id") REFERENCES "lead_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;
