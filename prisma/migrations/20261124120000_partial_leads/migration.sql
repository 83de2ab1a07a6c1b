-- Who pressed Continue and did not send the form (docs/decisions/047-unfinished-forms.md).
ALTER TABLE "site_settings"
  ADD COLUMN "continue_text" TEXT DEFAULT 'When you press Continue, we keep your name and number, so we can call you if you do not finish.',
  ADD COLUMN "unfinished_after_min" INTEGER NOT NULL DEFAULT 10,
  ADD COLUMN "unfinished_call_min" INTEGER NOT NULL DEFAULT 60;

CREATE TABLE "partial_leads" (
  "id" UUID NOT NULL,
  "transaction_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "phone_e164" TEXT,
  "sent" JSONB NOT NULL,
  "page_url" TEXT,
  "client_user_agent" TEXT,
  "client_ip_address" TEXT,
  "consent_wording" TEXT,
  "consent_version" INTEGER,
  "request_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "partial_leads_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "partial_leads_transaction_id_key" ON "partial_leads"("transaction_id");
CREATE INDEX "partial_leads_phone_e164_idx" ON "partial_leads"("phone_e164");

-- As before, but for a form that was not finished nothing rings: nobody was promised ten minutes.
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
  WHERE t.id = lead AND t.source <> 'unfinished-form' AND (step.minute = 10 OR planned.at > now())
  UNION ALL
  SELECT gen_random_uuid(), 'alert-watch', 'alert-watch:' || lead || ':0', '{"minute": 0}', now(), now(), lead, request
  UNION ALL
  SELECT gen_random_uuid(), 'lead-routing', 'lead-routing:' || lead || ':new', '{"why": "new"}', now(), now(), lead, request
  ON CONFLICT (dedup_key) DO NOTHING
$$;
