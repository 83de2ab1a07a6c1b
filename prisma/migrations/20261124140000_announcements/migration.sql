-- Announcements above the public pages (docs/decisions/049-announcements.md).
CREATE TABLE "announcements" (
  "id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "kind" TEXT NOT NULL DEFAULT 'information',
  "link_label" TEXT,
  "link_url" TEXT,
  "place" TEXT NOT NULL DEFAULT 'site',
  "shown_from" TIMESTAMPTZ(3),
  "shown_until" TIMESTAMPTZ(3),
  "active" BOOLEAN NOT NULL DEFAULT true,
  "sort_order" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "announcements_active_sort_order_idx" ON "announcements"("active", "sort_order");

CREATE TABLE "announcement_communities" (
  "announcement_id" UUID NOT NULL,
  "community_id" UUID NOT NULL,
  CONSTRAINT "announcement_communities_pkey" PRIMARY KEY ("announcement_id", "community_id")
);
CREATE INDEX "announcement_communities_community_id_announcement_id_idx"
  ON "announcement_communities"("community_id", "announcement_id");
ALTER TABLE "announcement_communities" ADD CONSTRAINT "announcement_communities_announcement_id_fkey"
  FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "announcement_communities" ADD CONSTRAINT "announcement_communities_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
