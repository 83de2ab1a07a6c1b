-- Whoever calls has the lead for a few minutes, so that two people do not call one family (docs/decisions/033-clock-and-attempts.md).
ALTER TABLE "tour_requests"
  ADD COLUMN "claimed_by_id" UUID,
  ADD COLUMN "claimed_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT "tour_requests_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id")
    REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "tour_requests_claimed_by_id_idx" ON "tour_requests"("claimed_by_id");
