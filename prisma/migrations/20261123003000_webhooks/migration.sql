-- Where other systems are told what happens to leads (docs/decisions/040-webhooks.md).
CREATE TABLE "webhook_endpoints" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "secret" TEXT NOT NULL,
  "previous_secret" TEXT,
  "previous_until" TIMESTAMPTZ(3),
  "events" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
  "off_at" TIMESTAMPTZ(3),
  "off_reason" TEXT,
  "made_by_name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- The delivery log of one endpoint, newest first.
CREATE INDEX "outbox_items_webhook_idx" ON "outbox_items"("target", "created_at" DESC, "id" DESC) WHERE "kind" = 'lead-webhook';

-- What an entry of a lead's history is called outside; null: it is ours alone.
CREATE FUNCTION "webhook_event_of"(entry text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE entry
    WHEN 'received' THEN 'lead.created'
    -- Held back it was nobody's business; released it is new to everybody outside.
    WHEN 'released' THEN 'lead.created'
    WHEN 'resubmitted' THEN 'lead.corrected'
    WHEN 'attempt' THEN 'lead.attempted'
    WHEN 'status' THEN 'lead.status_changed'
    WHEN 'scheduled' THEN 'lead.tour_scheduled'
  END
$$;

-- Whatever is written into a lead's history is told, by the transaction that writes it: no operation can forget to.
CREATE FUNCTION "plan_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'lead-webhook', 'webhook', w.id::text, 'lead-webhook:' || w.id || ':' || e.id,
    jsonb_build_object('event', webhook_event_of(e.type), 'entryId', e.id), t.id, t.request_id
  FROM webhook_endpoints w
  JOIN entries e ON webhook_event_of(e.type) = ANY(w.events)
  JOIN tour_requests t ON t.id = e.tour_request_id
  WHERE w.off_at IS NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
    AND (w.community_ids = '{}' OR t.community_id = ANY(w.community_ids))
  ON CONFLICT (dedup_key) DO NOTHING;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "lead_events_webhooks" AFTER INSERT ON "lead_events"
  REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION "plan_webhooks"();
