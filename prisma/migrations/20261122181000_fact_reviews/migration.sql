-- When facts of a record (price, license, staff) were last vouched for, and when they are due again.
CREATE TABLE "fact_reviews" (
  "id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "entity_id" UUID NOT NULL,
  "fact" TEXT NOT NULL,
  "review_by" DATE NOT NULL,
  "owner_id" UUID,
  "reviewed_at" TIMESTAMPTZ(3),
  "reviewed_by_name" TEXT,
  CONSTRAINT "fact_reviews_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "fact_reviews_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "fact_reviews_entity_entity_id_fact_key" ON "fact_reviews"("entity", "entity_id", "fact");
CREATE INDEX "fact_reviews_owner_id_idx" ON "fact_reviews"("owner_id");
