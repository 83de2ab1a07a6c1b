-- The board's columns: each status by what is due first, and whoever is decided newest first.
CREATE INDEX "tour_requests_board_idx" ON "tour_requests" ("status", "next_step_at" NULLS FIRST, "call_due_at", "id")
  INCLUDE ("community_id") WHERE "quarantined_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "tour_requests_board_newest_idx" ON "tour_requests" ("status", "created_at" DESC, "id" DESC)
  INCLUDE ("community_id") WHERE "quarantined_at" IS NULL AND "erased_at" IS NULL;
