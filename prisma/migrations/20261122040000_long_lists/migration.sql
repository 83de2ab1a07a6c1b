-- Lists of 100,000 rows (docs/decisions/016-long-lists.md).
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The desk's lists, each from an index of its own: all but the quarantined, the queue, the quarantine ----------------
DROP INDEX "tour_requests_created_at_idx";
DROP INDEX "tour_requests_quarantined_at_created_at_idx";
DROP INDEX "tour_requests_call_due_at_idx";
CREATE INDEX "tour_requests_newest_idx" ON "tour_requests" ("created_at" DESC, "id" DESC)
  INCLUDE ("status", "community_id") WHERE "quarantined_at" IS NULL;
CREATE INDEX "tour_requests_queue_idx" ON "tour_requests" ("call_due_at", "id")
  INCLUDE ("community_id") WHERE "quarantined_at" IS NULL AND "status" = 'new';
CREATE INDEX "tour_requests_quarantine_idx" ON "tour_requests" ("created_at" DESC, "id" DESC)
  INCLUDE ("community_id") WHERE "quarantined_at" IS NOT NULL;
CREATE INDEX "tour_requests_alarms_idx" ON "tour_requests" ("created_at")
  WHERE "alarmed_at" IS NOT NULL AND "first_viewed_at" IS NULL AND "quarantined_at" IS NULL AND "status" = 'new';

-- Newest first -------------------------------------------------------------------------------------------------------
DROP INDEX "exit_intent_submissions_created_at_idx";
CREATE INDEX "exit_intent_submissions_created_at_id_idx" ON "exit_intent_submissions" ("created_at" DESC, "id" DESC);
CREATE INDEX "quiz_responses_created_at_id_idx" ON "quiz_responses" ("created_at" DESC, "id" DESC);
CREATE INDEX "quiz_responses_result_category_created_at_idx" ON "quiz_responses" ("result_category", "created_at" DESC);
CREATE INDEX "asset_downloads_created_at_id_idx" ON "asset_downloads" ("created_at" DESC, "id" DESC);
CREATE INDEX "event_rsvps_created_at_id_idx" ON "event_rsvps" ("created_at" DESC, "id" DESC);

-- A part of a name, an address or a number. A visitor's insert leaves its trigrams in a list that is worked in later; a
-- short list keeps both that work and a search small. --------------------------------------------------------------
CREATE INDEX "tour_requests_search_idx" ON "tour_requests" USING gin ("name" gin_trgm_ops, "phone" gin_trgm_ops,
  "phone_e164" gin_trgm_ops, "email" gin_trgm_ops, "message" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);
CREATE INDEX "quiz_responses_search_idx" ON "quiz_responses"
  USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops, "phone" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);
CREATE INDEX "asset_downloads_search_idx" ON "asset_downloads"
  USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops, "phone" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);
CREATE INDEX "event_rsvps_search_idx" ON "event_rsvps"
  USING gin ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);
CREATE INDEX "exit_intent_submissions_search_idx" ON "exit_intent_submissions"
  USING gin ("email" gin_trgm_ops, "source" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);
