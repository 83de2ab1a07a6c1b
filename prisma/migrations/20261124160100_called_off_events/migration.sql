-- An event that does not take place keeps its address, and its guests are told (docs/decisions/051-texts-to-families.md).
ALTER TABLE "events" ADD COLUMN "called_off" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "called_off_note" TEXT,
  ADD COLUMN "called_off_at" TIMESTAMPTZ(3);
ALTER TABLE "event_rsvps" ADD COLUMN "told_called_off" BOOLEAN NOT NULL DEFAULT false;
