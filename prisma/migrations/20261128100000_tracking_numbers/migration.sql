-- Telephone numbers that are shown by what brought the visitor (F11).
CREATE TABLE "tracking_numbers" (
  "id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "shown_as" TEXT NOT NULL,
  "community_id" UUID,
  "utm_source" TEXT NOT NULL,
  "utm_medium" TEXT,
  "utm_campaign" TEXT,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "tracking_numbers_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "tracking_numbers_number_key" ON "tracking_numbers"("number");
CREATE INDEX "tracking_numbers_created_at_id_idx" ON "tracking_numbers"("created_at" DESC, "id" DESC);
CREATE INDEX "tracking_numbers_community_id_idx" ON "tracking_numbers"("community_id");
ALTER TABLE "tracking_numbers" ADD CONSTRAINT "tracking_numbers_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
