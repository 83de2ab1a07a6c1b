-- The time at which a family asked to be called, and the due time that had passed before it did (decision 092).
ALTER TABLE "tour_requests" ADD COLUMN "call_at" TIMESTAMPTZ(3), ADD COLUMN "late_since" TIMESTAMPTZ(3);

-- First calls are counted by when they were made. Partial, so that no list of untried requests walks it.
CREATE INDEX tour_requests_first_attempt_at_idx ON tour_requests USING btree (first_attempt_at) WHERE (first_attempt_at IS NOT NULL);

-- Who calls, and from which number.
ALTER TABLE "users" ADD COLUMN "caller_name" TEXT, ADD COLUMN "caller_number" TEXT;

-- Text after two calls that nobody answered.
ALTER TABLE "site_settings" ADD COLUMN "that_was_us_text" TEXT DEFAULT 'That was {caller} calling from {number} about your request. Call us back any time, or reply to this text.';

-- What families were told before the first call.
CREATE TABLE "call_announcements" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "call_announcements_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "call_announcements_tour_request_id_channel_number_key" ON "call_announcements"("tour_request_id", "channel", "number");

ALTER TABLE "call_announcements" ADD CONSTRAINT "call_announcements_tour_request_id_fkey"
  FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
