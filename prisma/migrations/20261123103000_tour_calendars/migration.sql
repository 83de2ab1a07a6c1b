-- When families can come to see a community (docs/decisions/043-tour-times.md). Who has no calendar is asked for a preferred date.
CREATE TABLE "tour_calendars" (
  "id" UUID NOT NULL,
  "community_id" UUID NOT NULL,
  "is_open" BOOLEAN NOT NULL DEFAULT false,
  "week" JSONB NOT NULL DEFAULT '[[], [], [], [], [], [], []]',
  "minutes" INTEGER NOT NULL DEFAULT 60,
  "capacity" INTEGER NOT NULL DEFAULT 1,
  "notice_hours" INTEGER NOT NULL DEFAULT 4,
  "days_ahead" INTEGER NOT NULL DEFAULT 21,
  "closed_days" JSONB NOT NULL DEFAULT '[]',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "tour_calendars_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "tour_calendars_measures" CHECK ("minutes" > 0 AND "capacity" > 0 AND "notice_hours" >= 0 AND "days_ahead" > 0)
);

CREATE UNIQUE INDEX "tour_calendars_community_id_key" ON "tour_calendars"("community_id");
ALTER TABLE "tour_calendars" ADD CONSTRAINT "tour_calendars_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which tours are agreed at a community around an hour.
CREATE INDEX "tour_requests_community_id_scheduled_date_idx" ON "tour_requests"("community_id", "scheduled_date");

-- As before, and a tour that the family books itself is told like one that staff agree on.
CREATE OR REPLACE FUNCTION "webhook_event_of"(entry text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE entry
    WHEN 'received' THEN 'lead.created'
    -- Held back it was nobody's business; released it is new to everybody outside.
    WHEN 'released' THEN 'lead.created'
    WHEN 'resubmitted' THEN 'lead.corrected'
    WHEN 'attempt' THEN 'lead.attempted'
    WHEN 'status' THEN 'lead.status_changed'
    WHEN 'scheduled' THEN 'lead.tour_scheduled'
    WHEN 'family-booked' THEN 'lead.tour_scheduled'
  END
$$;
