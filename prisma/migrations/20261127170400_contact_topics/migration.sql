-- What a button asks for: its words, its source and its alert (decision 106).
CREATE TABLE "contact_topics" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "opening" TEXT,
    "chip" TEXT,
    "message_label" TEXT,
    "source" TEXT NOT NULL DEFAULT 'callback',
    "conversion" BOOLEAN NOT NULL DEFAULT false,
    "alert_text" TEXT NOT NULL,
    "thanks" TEXT,
    "page_url" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_topics_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "contact_topics_slug_key" ON "contact_topics"("slug");
CREATE INDEX "contact_topics_active_sort_order_idx" ON "contact_topics"("active", "sort_order");

ALTER TABLE "tour_requests" ADD COLUMN "topic_id" UUID;
CREATE INDEX "tour_requests_topic_id_idx" ON "tour_requests"("topic_id");
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "contact_topics"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "landing_page_templates" ADD COLUMN "hero_cta_link" TEXT;
