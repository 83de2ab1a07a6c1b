-- CreateTable
CREATE TABLE "outbox_items" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL DEFAULT 'none',
    "target" TEXT,
    "dedup_key" TEXT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "state" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "lease_owner" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "finished_at" TIMESTAMPTZ(3),
    "message_id" TEXT,
    "from" TEXT,
    "reply_to" TEXT,
    "subject" TEXT,
    "text" TEXT,
    "html" TEXT,
    "calendar" TEXT,
    "about" TEXT,
    "community_id" UUID,
    "tour_request_id" UUID,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_attempts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "item_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "response_code" INTEGER,
    "response" TEXT,
    "worker" TEXT,

    CONSTRAINT "outbox_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "outbox_items_dedup_key_key" ON "outbox_items"("dedup_key");

-- CreateIndex
CREATE INDEX "outbox_items_tour_request_id_idx" ON "outbox_items"("tour_request_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_attempts_item_id_number_key" ON "outbox_attempts"("item_id", "number");

-- AddForeignKey
ALTER TABLE "outbox_items" ADD CONSTRAINT "outbox_items_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_attempts" ADD CONSTRAINT "outbox_attempts_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "outbox_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A row is in exactly one of these, and leased only with an owner and an end.
ALTER TABLE "outbox_items"
  ADD CONSTRAINT "outbox_items_state_check" CHECK ("state" IN ('due', 'leased', 'sent', 'kept', 'done', 'failed')),
  ADD CONSTRAINT "outbox_items_lease_check" CHECK (
    ("state" = 'leased') = ("lease_owner" IS NOT NULL) AND ("state" = 'leased') = ("lease_expires_at" IS NOT NULL)
  );

-- The claim reads these two, as small as what waits; the screens read the others. Written by hand: Prisma knows no partial indexes.
CREATE INDEX "outbox_items_due_idx" ON "outbox_items"("kind", "due_at") WHERE "state" = 'due';
CREATE INDEX "outbox_items_leased_idx" ON "outbox_items"("lease_expires_at") WHERE "state" = 'leased';
CREATE INDEX "outbox_items_failed_idx" ON "outbox_items"("finished_at" DESC) WHERE "state" = 'failed';
CREATE INDEX "outbox_items_alerts_idx" ON "outbox_items"("created_at" DESC, "id" DESC) WHERE "kind" = 'lead-alert';
CREATE INDEX "outbox_items_visitor_mail_idx" ON "outbox_items"("created_at" DESC, "id" DESC) WHERE "kind" = 'visitor-mail';

-- Every row is updated twice within seconds of its birth: room on its page, and a vacuum before the dead ones slow the claim.
ALTER TABLE "outbox_items" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE "outbox_attempts" SET (fillfactor = 80);
