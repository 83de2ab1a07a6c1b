-- What hardly any request refers to when it comes in costs it no entry in an index (docs/decisions/012-lead-intake.md).
DROP INDEX "tour_requests_claimed_by_id_idx";
CREATE INDEX "tour_requests_claimed_by_idx" ON "tour_requests" ("claimed_by_id") WHERE "claimed_by_id" IS NOT NULL;

DROP INDEX "tour_requests_skipped_by_id_idx";
CREATE INDEX "tour_requests_skipped_by_idx" ON "tour_requests" ("skipped_by_id") WHERE "skipped_by_id" IS NOT NULL;

DROP INDEX "tour_requests_first_attempt_by_id_idx";
CREATE INDEX "tour_requests_first_attempt_by_idx" ON "tour_requests" ("first_attempt_by_id") WHERE "first_attempt_by_id" IS NOT NULL;

DROP INDEX "tour_requests_floor_plan_id_idx";
CREATE INDEX "tour_requests_floor_plan_idx" ON "tour_requests" ("floor_plan_id") WHERE "floor_plan_id" IS NOT NULL;

DROP INDEX "tour_requests_landing_test_id_idx";
CREATE INDEX "tour_requests_landing_test_idx" ON "tour_requests" ("landing_test_id") WHERE "landing_test_id" IS NOT NULL;
