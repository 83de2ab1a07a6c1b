-- Other systems hear of what enters a lead's history: planned here, in the entry's transaction, so that no
-- operation can forget it (decisions 040 and 050). Triggers get no input, so these kinds are repeated from
-- lib/desk/webhooks and lib/desk/crm. Nobody outside hears of a lead that is held back or erased.

-- The events of lib/desk/webhooks/webhook-events.ts for an entry; null for entries that stay inside.
CREATE OR REPLACE FUNCTION webhook_events_of(entry text, data jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE entry
    WHEN 'received' THEN '{lead.created}'
    -- Held back it was nobody's business; released it is new to everybody outside.
    WHEN 'released' THEN '{lead.created}'
    WHEN 'resubmitted' THEN '{lead.corrected}'
    WHEN 'call-chosen' THEN '{lead.corrected}'
    WHEN 'attempt' THEN '{lead.attempted}'
    WHEN 'attempt-undone' THEN '{lead.attempt_undone}'
    -- A tour that the family books is told by its own entry.
    WHEN 'status' THEN CASE WHEN data->>'to' = 'scheduled' AND data ? 'scheduledDate'
      THEN '{lead.status_changed,lead.tour_scheduled}' ELSE '{lead.status_changed}' END
    WHEN 'scheduled' THEN '{lead.tour_scheduled}'
    WHEN 'family-booked' THEN '{lead.tour_scheduled}'
    WHEN 'do-not-contact' THEN '{lead.contact_changed}'
    WHEN 'contact-allowed' THEN '{lead.contact_changed}'
  END::text[]
$function$;

-- Endpoints of the company. Those of partners hear by partner-events.sql.
CREATE OR REPLACE FUNCTION plan_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE off_at IS NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'lead-webhook', 'webhook', w.id::text,
    -- Entries of one call that answers several requests share a message.
    'lead-webhook:' || w.id || ':' || coalesce(e.data->>'throughEntryId', e.id::text)
      || CASE WHEN event.place > 1 THEN ':' || event.type ELSE '' END,
    jsonb_build_object('event', event.type, 'entryId', e.id), t.id, t.request_id
  FROM entries e
  -- By its key alone: see decision 012, “Planned with indexes”.
  CROSS JOIN LATERAL (SELECT * FROM tour_requests WHERE id = e.tour_request_id OFFSET 0) t
  CROSS JOIN LATERAL unnest(webhook_events_of(e.type, e.data)) WITH ORDINALITY AS event(type, place)
  JOIN webhook_endpoints w ON w.api_key_id IS NULL AND event.type = ANY(w.events)
  WHERE w.off_at IS NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
    AND (w.community_ids = '{}' OR t.community_id = ANY(w.community_ids))
  ON CONFLICT (dedup_key) DO NOTHING;
  RETURN NULL;
END;
$function$;

-- One row for each lead and CRM, renewed by every entry: the lead is sent as it is when the row runs.
CREATE OR REPLACE FUNCTION plan_crm()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM crm_connections WHERE is_on) THEN
    RETURN NULL;
  END IF;
  INSERT INTO outbox_items AS item (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT DISTINCT ON (c.id, t.id) gen_random_uuid(), 'lead-crm', 'crm', c.id, 'lead-crm:' || c.id || ':' || t.id, '{}'::jsonb, t.id, t.request_id
  FROM entries e
  CROSS JOIN LATERAL (SELECT * FROM tour_requests WHERE id = e.tour_request_id OFFSET 0) t
  CROSS JOIN crm_connections c
  WHERE c.is_on AND webhook_events_of(e.type, e.data) IS NOT NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
  ON CONFLICT (dedup_key) DO UPDATE SET state = 'due', due_at = excluded.due_at,
    -- A worker that still runs the old row notices by this (lib/platform/outbox/enqueue.ts).
    asked_at = greatest(excluded.asked_at, item.asked_at + interval '1 ms'),
    lease_owner = NULL, lease_expires_at = NULL, finished_at = NULL, set_aside_at = NULL;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE TRIGGER lead_events_crm AFTER INSERT ON lead_events REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION plan_crm();
CREATE OR REPLACE TRIGGER lead_events_webhooks AFTER INSERT ON lead_events REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks();

DROP FUNCTION IF EXISTS webhook_event_of(text);
