-- When and where a guest was last told to come: who signed up is told when an event moves.
ALTER TABLE "event_rsvps" ADD COLUMN "told_starts_at" TIMESTAMPTZ(3), ADD COLUMN "told_place" TEXT;

UPDATE "event_rsvps" SET "told_starts_at" = e."starts_at", "told_place" = e."location_text"
FROM "events" e WHERE e."id" = "event_rsvps"."event_id" AND "event_rsvps"."told_status" IS NOT NULL;
