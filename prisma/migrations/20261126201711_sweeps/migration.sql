-- Which worker runs a periodic task is decided in one table (decision 075).
CREATE TABLE "sweeps" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "sweeps_pkey" PRIMARY KEY ("id")
);

-- What ran this week or today does not run again; what only waits is found by its sweep.
INSERT INTO "sweeps" ("id", "started_at")
SELECT "kind", max("created_at") FROM "outbox_items"
WHERE "kind" IN ('remind-of-facts', 'weekly-numbers', 'check-links', 'apply-retention') AND "state" = 'done'
GROUP BY "kind";

DELETE FROM "outbox_items"
WHERE "kind" IN ('remind-of-facts', 'weekly-numbers', 'apply-retention') AND "state" IN ('due', 'leased');

-- The build before writes these nullable columns, this one does not: a later release drops them.
-- ad_syncs.last_attempt_at, crm_connections.polled_at, inbound_mailboxes.lease_owner and lease_expires_at,
-- lead_form_platforms.polled_at.
