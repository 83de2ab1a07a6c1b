-- Partners hear of their own leads: planned here, in the transaction of what happened, so that no operation
-- can forget it (decision 076). Facts hold nothing that anybody wrote and no name. Names of events are those of
-- lib/desk/partner-events/partner-events.ts.

CREATE OR REPLACE FUNCTION partner_events_of(entry text, data jsonb, was_reached boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE entry
    WHEN 'received' THEN '{lead.received}'
    WHEN 'released' THEN '{lead.reopened}'
    WHEN 'resubmitted' THEN '{lead.corrected}'
    WHEN 'attempt' THEN CASE WHEN data->>'outcome' = 'reached' AND NOT was_reached
      THEN '{lead.called,lead.reached}' ELSE '{lead.called}' END
    WHEN 'attempt-undone' THEN '{lead.call_undone}'
    WHEN 'status' THEN CASE
      -- A tour that the family books is told by its own entry.
      WHEN data->>'to' = 'scheduled' THEN CASE WHEN data ? 'scheduledDate' THEN '{lead.tour_scheduled}' END
      WHEN data->>'to' = 'toured' THEN '{lead.toured}'
      WHEN data->>'to' = 'converted' THEN '{lead.moved_in}'
      WHEN data->>'to' = 'not-interested' THEN '{lead.closed}'
      WHEN data->>'from' IN ('converted', 'not-interested') THEN '{lead.reopened}'
      WHEN data->>'from' = 'scheduled' THEN '{lead.tour_canceled}'
    END
    WHEN 'scheduled' THEN '{lead.tour_scheduled}'
    WHEN 'family-booked' THEN '{lead.tour_scheduled}'
    WHEN 'tour-called-off' THEN '{lead.tour_canceled}'
    WHEN 'marked-spam' THEN '{lead.spam}'
  END::text[]
$function$;

CREATE OR REPLACE FUNCTION plan_partner_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- One call that answers several requests of a family is one event: the entries name the first one.
  INSERT INTO partner_events AS p (id, api_key_id, lead_ids, type, facts, cause_id)
  SELECT gen_random_uuid(), t.api_key_id, array_agg(t.id), event.type,
    (array_agg(jsonb_strip_nulls(jsonb_build_object(
      'outcome', CASE e.type WHEN 'attempt' THEN e.data->'outcome' END,
      'tourAt', e.data->'scheduledDate',
      'reason', CASE event.type WHEN 'lead.closed' THEN coalesce(e.data->'reasonClass', '"other"') END,
      'fields', (SELECT jsonb_agg(field) FROM jsonb_object_keys(e.data->'corrections') field)
    ))))[1],
    coalesce((e.data->>'throughEntryId')::uuid, e.id)
  FROM entries e
  -- By its key alone: see decision 012, “Planned with indexes”.
  CROSS JOIN LATERAL (SELECT * FROM tour_requests WHERE id = e.tour_request_id OFFSET 0) t
  CROSS JOIN LATERAL unnest(partner_events_of(e.type, e.data, t.reached_at IS NOT NULL)) WITH ORDINALITY event(type, place)
  WHERE t.api_key_id IS NOT NULL AND t.erased_at IS NULL
  GROUP BY t.api_key_id, event.type, coalesce((e.data->>'throughEntryId')::uuid, e.id)
  ORDER BY min(event.place)
  ON CONFLICT (api_key_id, cause_id, type) DO UPDATE SET lead_ids = p.lead_ids || excluded.lead_ids;
  RETURN NULL;
END;
$function$;

-- A refusal is of a number or an address, so it concerns every lead that has it. A person who refuses by all of
-- them at once is one event.
CREATE OR REPLACE FUNCTION plan_partner_refusals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO partner_events (id, api_key_id, lead_ids, type, facts, cause_id)
  SELECT gen_random_uuid(), t.api_key_id, array_agg(DISTINCT t.id), 'lead.do_not_contact',
    jsonb_build_object('scope', r.scope), (array_agg(r.id ORDER BY r.id))[1]
  FROM refusals r
  CROSS JOIN LATERAL (
    SELECT id, api_key_id, erased_at FROM tour_requests WHERE phone_e164 = r.phone_e164 AND api_key_id IS NOT NULL
    UNION
    SELECT id, api_key_id, erased_at FROM tour_requests
      WHERE r.email IS NOT NULL AND lower(email) = r.email AND api_key_id IS NOT NULL
  ) t
  WHERE t.erased_at IS NULL
  GROUP BY t.api_key_id, r.scope
  ON CONFLICT (api_key_id, cause_id, type) DO NOTHING;
  RETURN NULL;
END;
$function$;

-- Endpoints of a key that works are told what its events say, and nothing else.
CREATE OR REPLACE FUNCTION plan_partner_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Also fired by an insert of no row: a visitor's lead must not wait for the table of keys.
  IF NOT EXISTS (SELECT FROM events) THEN
    RETURN NULL;
  END IF;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload)
  SELECT gen_random_uuid(), 'lead-webhook', 'webhook', w.id::text, 'lead-webhook:' || w.id || ':' || e.id,
    jsonb_build_object('event', e.type, 'eventId', e.id)
  FROM events e
  JOIN webhook_endpoints w ON w.api_key_id = e.api_key_id
  JOIN api_keys k ON k.id = e.api_key_id
  WHERE w.off_at IS NULL AND e.type = ANY(w.events)
    AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
  ON CONFLICT (dedup_key) DO NOTHING;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE TRIGGER do_not_contacts_partner_events AFTER INSERT ON do_not_contacts REFERENCING NEW TABLE AS refusals FOR EACH STATEMENT EXECUTE FUNCTION plan_partner_refusals();
CREATE OR REPLACE TRIGGER lead_events_partner_events AFTER INSERT ON lead_events REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION plan_partner_events();
CREATE OR REPLACE TRIGGER partner_events_webhooks AFTER INSERT ON partner_events REFERENCING NEW TABLE AS events FOR EACH STATEMENT EXECUTE FUNCTION plan_partner_webhooks();
