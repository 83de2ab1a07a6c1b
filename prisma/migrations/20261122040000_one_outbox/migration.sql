-- Alerts, their attempts, mail and waiting jobs become rows of the outbox; then the old tables and the job queue go.

INSERT INTO "outbox_items" ("id", "kind", "channel", "target", "dedup_key", "state", "due_at", "asked_at", "attempt_count", "last_error",
  "finished_at", "message_id", "from", "reply_to", "subject", "text", "html", "tour_request_id", "request_id", "created_at")
SELECT d."id", 'lead-alert', d."channel", d."target", 'lead-alert:' || d."tour_request_id" || ':' || d."channel" || ':' || d."target",
  CASE WHEN d."status" IN ('pending', 'sending') THEN 'due' ELSE d."status" END,
  COALESCE(d."next_attempt_at", CURRENT_TIMESTAMP), d."created_at", d."attempt_count", d."last_error",
  COALESCE(d."sent_at", d."failed_at"), COALESCE(m."message_id", d."message_id"), m."from", m."reply_to", m."subject", m."text", m."html",
  d."tour_request_id", l."request_id", d."created_at"
FROM "deliveries" d JOIN "tour_requests" l ON l."id" = d."tour_request_id" LEFT JOIN "outgoing_mails" m ON m."delivery_id" = d."id"
ON CONFLICT ("dedup_key") DO NOTHING;

INSERT INTO "outbox_attempts" ("id", "item_id", "number", "started_at", "finished_at", "outcome", "response_code", "response", "worker")
SELECT a."id", a."delivery_id", a."number", a."started_at", a."finished_at", a."outcome", a."response_code", a."response", a."worker"
FROM "delivery_attempts" a JOIN "outbox_items" i ON i."id" = a."delivery_id";

INSERT INTO "outbox_items" ("id", "kind", "channel", "target", "state", "due_at", "asked_at", "attempt_count", "last_error", "finished_at",
  "message_id", "from", "reply_to", "subject", "text", "html", "calendar", "about", "community_id", "request_id", "created_at")
SELECT "id", 'visitor-mail', 'email', "to", CASE "status" WHEN 'pending' THEN 'due' ELSE "status" END,
  COALESCE("next_attempt_at", CURRENT_TIMESTAMP), "created_at", "attempt_count", "last_error", "sent_at",
  "message_id", "from", "reply_to", "subject", "text", "html", "calendar", COALESCE("about", 'Mail'), "community_id", "request_id", "created_at"
FROM "outgoing_mails" WHERE "delivery_id" IS NULL;

-- The queue's other jobs are the rows above; it is missing in databases made after it went.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    EXECUTE $carry$
      INSERT INTO outbox_items (id, kind, dedup_key, payload, due_at)
      SELECT DISTINCT ON (j.payload->>'eventId') gen_random_uuid(), 'settle-rsvps', 'settle-rsvps:' || (j.payload->>'eventId'), j.payload::jsonb, j.run_at
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'settle-rsvps'
      ON CONFLICT (dedup_key) DO NOTHING
    $carry$;
  END IF;
END $$;

DROP SCHEMA IF EXISTS "graphile_worker" CASCADE;

-- DropForeignKey
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_tour_request_id_fkey";

-- DropForeignKey
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_delivery_id_fkey";

-- DropForeignKey
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_delivery_id_fkey";

-- DropTable
DROP TABLE "deliveries";

-- DropTable
DROP TABLE "delivery_attempts";

-- DropTable
DROP TABLE "outgoing_mails";
