-- What the workers saw of each part of the system, and what was told outside of it.
CREATE TABLE "health_signs" (
    "part" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "good_at" TIMESTAMPTZ(3),
    "bad_since" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "is_told" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "health_signs_pkey" PRIMARY KEY ("part")
);
-- The last message of each channel that arrived, or did not.
CREATE INDEX "outbox_items_ended_idx" ON "outbox_items"("channel", "state", "finished_at" DESC)
    WHERE "state" IN ('sent', 'failed', 'kept') AND "channel" <> 'none';
