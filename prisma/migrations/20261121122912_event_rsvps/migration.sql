-- AlterTable
ALTER TABLE "outgoing_mails" ADD COLUMN     "about" TEXT,
ADD COLUMN     "attempt_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "calendar" TEXT,
ADD COLUMN     "community_id" UUID,
ADD COLUMN     "last_error" TEXT,
ADD COLUMN     "next_attempt_at" TIMESTAMPTZ(3),
ADD COLUMN     "request_id" TEXT,
ADD COLUMN     "sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "status" TEXT NOT NULL DEFAULT 'kept';

-- CreateTable
CREATE TABLE "event_rsvps" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "community_id" UUID,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "phone_e164" TEXT,
    "email" TEXT,
    "guests" INTEGER NOT NULL DEFAULT 1,
    "message" TEXT,
    "status" TEXT NOT NULL DEFAULT 'confirmed',
    "held_reason" TEXT,
    "told_status" TEXT,
    "call_requested" BOOLEAN NOT NULL DEFAULT false,
    "source" TEXT NOT NULL DEFAULT 'staff',
    "idempotency_key" TEXT NOT NULL,
    "promoted_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "page_url" TEXT,
    "client_ip_address" TEXT,
    "client_user_agent" TEXT,
    "bot_check" TEXT NOT NULL DEFAULT 'off',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_rsvps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "event_rsvps_idempotency_key_key" ON "event_rsvps"("idempotency_key");

-- CreateIndex
CREATE INDEX "event_rsvps_event_id_status_created_at_idx" ON "event_rsvps"("event_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "event_rsvps_community_id_created_at_idx" ON "event_rsvps"("community_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "event_rsvps_phone_e164_idx" ON "event_rsvps"("phone_e164");

-- CreateIndex
CREATE INDEX "event_rsvps_email_idx" ON "event_rsvps"("email");

-- CreateIndex
CREATE INDEX "event_rsvps_client_ip_address_created_at_idx" ON "event_rsvps"("client_ip_address", "created_at");

-- CreateIndex
CREATE INDEX "outgoing_mails_status_next_attempt_at_idx" ON "outgoing_mails"("status", "next_attempt_at");

-- AddForeignKey
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Values
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_status_check"
  CHECK ("status" IN ('confirmed', 'waiting', 'cancelled', 'held'));
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_guests_check" CHECK ("guests" BETWEEN 1 AND 20);
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_contact_check" CHECK ("phone" IS NOT NULL OR "email" IS NOT NULL);
