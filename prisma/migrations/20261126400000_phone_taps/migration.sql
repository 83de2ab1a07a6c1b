-- Telephone numbers that visitors touched (F11).
CREATE TABLE "phone_taps" (
  "id" UUID NOT NULL,
  "page" TEXT NOT NULL,
  "dialed" TEXT NOT NULL,
  "community_id" UUID,
  "way" TEXT,
  "utm_source" TEXT,
  "utm_medium" TEXT,
  "utm_campaign" TEXT,
  "utm_term" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "phone_taps_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "phone_taps_created_at_id_idx" ON "phone_taps"("created_at" DESC, "id" DESC);
CREATE INDEX "phone_taps_community_id_idx" ON "phone_taps"("community_id");
ALTER TABLE "phone_taps" ADD CONSTRAINT "phone_taps_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
