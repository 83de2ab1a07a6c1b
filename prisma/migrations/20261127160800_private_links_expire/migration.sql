-- When the private link of a record was last issued anew: earlier links then open nothing (decision 100).
ALTER TABLE "tour_requests" ADD COLUMN "link_issued_at" TIMESTAMPTZ(3);
ALTER TABLE "quiz_results" ADD COLUMN "link_issued_at" TIMESTAMPTZ(3);
ALTER TABLE "event_rsvps" ADD COLUMN "link_issued_at" TIMESTAMPTZ(3);
