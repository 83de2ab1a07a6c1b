-- The demo is removed as one batch, which can be undone while the trash keeps its records (decision 112).
CREATE TABLE "demo_removals" (
  "id" UUID NOT NULL,
  "actor_id" UUID,
  "actor_name" TEXT NOT NULL,
  "records" INTEGER NOT NULL,
  "rows" JSONB NOT NULL DEFAULT '[]',
  "cleared" JSONB NOT NULL DEFAULT '[]',
  "was_opened_at" TIMESTAMPTZ(3),
  "undo_until" TIMESTAMPTZ(3) NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "demo_removals_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "deleted_records" ADD COLUMN "batch_id" UUID;
CREATE INDEX "deleted_records_batch_id_idx" ON "deleted_records"("batch_id");
