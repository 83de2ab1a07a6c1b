-- Alerts by the person and by text (docs/decisions/035-alerts-of-people.md).
CREATE TABLE "alert_rules" (
  "user_id" UUID NOT NULL,
  "mobile" TEXT,
  "by_mail" BOOLEAN NOT NULL DEFAULT false,
  "by_text" BOOLEAN NOT NULL DEFAULT false,
  "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
  "quiet_from" TEXT,
  "quiet_until" TEXT,
  "text_refusal" TEXT,
  "text_refused_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "alert_rules_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "alert_rules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "alert_rules_mobile_idx" ON "alert_rules"("mobile");

-- What the other side reports after it has taken a message.
ALTER TABLE "outbox_items" ADD COLUMN "receipt" JSONB;

-- As before, and with the lead the row by which people are told in their own ways and somebody looks whether any alert arrived.
CREATE OR REPLACE FUNCTION "plan_escalations"(lead uuid, request text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_items (id, kind, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'lead-escalation', 'lead-escalation:' || t.id || ':' || step.minute,
    jsonb_build_object('minute', step.minute), rings.at, rings.at, t.id, request
  FROM tour_requests t
  CROSS JOIN (VALUES (5), (8), (10)) AS step(minute)
  CROSS JOIN LATERAL (
    SELECT coalesce(t.call_due_at, t.created_at + interval '10 minutes') - make_interval(mins => 10 - step.minute) AS at
  ) planned
  CROSS JOIN LATERAL (SELECT greatest(planned.at, now()) AS at) rings
  WHERE t.id = lead AND (step.minute = 10 OR planned.at > now())
  UNION ALL
  SELECT gen_random_uuid(), 'alert-watch', 'alert-watch:' || lead || ':0', '{"minute": 0}', now(), now(), lead, request
  ON CONFLICT (dedup_key) DO NOTHING
$$;
