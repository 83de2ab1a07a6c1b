-- A CRM hears of every lead and tells how it stands there (J5, docs/decisions/050-ad-leads-and-the-crm.md).
CREATE TABLE "crm_connections" (
  "id" TEXT NOT NULL,
  "is_on" BOOLEAN NOT NULL DEFAULT false,
  "pipeline_id" TEXT,
  "stages" JSONB NOT NULL DEFAULT '{}',
  "pipelines" JSONB NOT NULL DEFAULT '[]',
  "checked_at" TIMESTAMPTZ(3),
  "polled_at" TIMESTAMPTZ(3),
  "seen_at" TIMESTAMPTZ(3),
  "problem" TEXT,
  "problem_since" TIMESTAMPTZ(3),
  CONSTRAINT "crm_connections_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_handoffs" (
  "tour_request_id" UUID NOT NULL,
  "crm" TEXT NOT NULL,
  "contact_id" TEXT,
  "made_contact" BOOLEAN NOT NULL DEFAULT false,
  "deal_id" TEXT,
  "sent_status" TEXT,
  "stage" TEXT,
  "told_at" TIMESTAMPTZ(3),
  CONSTRAINT "lead_handoffs_pkey" PRIMARY KEY ("tour_request_id", "crm"),
  CONSTRAINT "lead_handoffs_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "lead_handoffs_deal_idx" ON "lead_handoffs"("deal_id");

-- One row per lead: what is told is the lead as it is when it is told, so that news about it makes the same row due again.
CREATE FUNCTION "plan_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_items AS item (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT DISTINCT ON (c.id, t.id) gen_random_uuid(), 'lead-crm', 'crm', c.id, 'lead-crm:' || c.id || ':' || t.id, '{}'::jsonb, t.id, t.request_id
  FROM crm_connections c
  CROSS JOIN entries e
  JOIN tour_requests t ON t.id = e.tour_request_id
  WHERE c.is_on AND webhook_event_of(e.type) IS NOT NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
  ON CONFLICT (dedup_key) DO UPDATE SET state = 'due', due_at = excluded.due_at,
    asked_at = greatest(excluded.asked_at, item.asked_at + interval '1 ms'),
    lease_owner = NULL, lease_expires_at = NULL, finished_at = NULL;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "lead_events_crm" AFTER INSERT ON "lead_events"
  REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION "plan_crm"();
