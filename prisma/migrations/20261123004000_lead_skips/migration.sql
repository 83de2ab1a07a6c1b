-- Who passed a family on to the others, why, and until when it is not offered to them again (docs/decisions/033-clock-and-attempts.md).
ALTER TABLE "tour_requests"
  ADD COLUMN "skipped_by_id" UUID,
  ADD COLUMN "skipped_until" TIMESTAMPTZ(3),
  ADD COLUMN "skip_reason" TEXT,
  ADD CONSTRAINT "tour_requests_skipped_by_id_fkey" FOREIGN KEY ("skipped_by_id")
    REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "tour_requests_skipped_by_id_idx" ON "tour_requests"("skipped_by_id");
