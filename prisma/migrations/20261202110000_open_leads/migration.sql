-- What is open and what is overdue have one order: whoever nobody has tried to reach, by when the call is due, then by the next step. Of
-- 100,000 requests all that are open were sorted for each page (docs/decisions/016-long-lists.md).
DROP INDEX "tour_requests_next_step_idx";
CREATE INDEX "tour_requests_open_idx" ON "tour_requests" ("next_step_at" NULLS FIRST, "call_due_at", "id")
  INCLUDE ("status", "community_id", "household_id") WHERE "quarantined_at" IS NULL AND "erased_at" IS NULL;

-- Families that wait are counted in the index alone.
DROP INDEX "tour_requests_waiting_idx";
CREATE INDEX "tour_requests_waiting_idx" ON "tour_requests" ("call_due_at", "id")
  INCLUDE ("community_id", "household_id") WHERE "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL;
