-- What follows an entry of a lead's history, and a lead, is read by key and by nothing else. Planned while the tables were nearly empty,
-- these statements walked a partial index, and with it every lead there was, for each entry written (docs/decisions/012-lead-intake.md).
-- OFFSET 0 keeps the conditions apart from the reading by key.

-- As before, and nothing is read where nobody is told.
CREATE OR REPLACE FUNCTION "plan_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE off_at IS NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'lead-webhook', 'webhook', w.id::text, 'lead-webhook:' || w.id || ':' || e.id,
    jsonb_build_object('event', webhook_event_of(e.type), 'entryId', e.id), t.id, t.request_id
  FROM entries e
  CROSS JOIN LATERAL (SELECT * FROM tour_requests WHERE id = e.tour_request_id OFFSET 0) t
  JOIN webhook_endpoints w ON webhook_event_of(e.type) = ANY(w.events)
  WHERE w.off_at IS NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
    AND (w.community_ids = '{}' OR t.community_id = ANY(w.community_ids))
  ON CONFLICT (dedup_key) DO NOTHING;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION "plan_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM crm_connections WHERE is_on) THEN
    RETURN NULL;
  END IF;
  INSERT INTO outbox_items AS item (id, kind, channel, target, dedup_key, payload, tour_request_id, request_id)
  SELECT DISTINCT ON (c.id, t.id) gen_random_uuid(), 'lead-crm', 'crm', c.id, 'lead-crm:' || c.id || ':' || t.id, '{}'::jsonb, t.id, t.request_id
  FROM entries e
  CROSS JOIN LATERAL (SELECT * FROM tour_requests WHERE id = e.tour_request_id OFFSET 0) t
  CROSS JOIN crm_connections c
  WHERE c.is_on AND webhook_event_of(e.type) IS NOT NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
  ON CONFLICT (dedup_key) DO UPDATE SET state = 'due', due_at = excluded.due_at,
    asked_at = greatest(excluded.asked_at, item.asked_at + interval '1 ms'),
    lease_owner = NULL, lease_expires_at = NULL, finished_at = NULL;
  RETURN NULL;
END;
$$;

-- As before, in plpgsql, which keeps its plans.
CREATE OR REPLACE FUNCTION "plan_acknowledgment"(lead uuid, request text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  asked record;
BEGIN
  SELECT t.email, t.phone_e164 INTO asked FROM tour_requests t WHERE t.id = lead;
  IF asked.email IS NOT NULL AND (
    SELECT count(*) FROM tour_requests o WHERE o.email = asked.email AND o.created_at > now() - interval '1 hour'
  ) <= 3 THEN
    INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
    VALUES (gen_random_uuid(), 'family-mail', 'email', asked.email, 'family-mail:' || lead || ':received',
      '{"about": "received"}', now(), now(), lead, request)
    ON CONFLICT (dedup_key) DO NOTHING;
  END IF;
  IF EXISTS (
    SELECT FROM lead_consents c
    WHERE c.tour_request_id = lead AND c.kind = 'texts' AND c.granted AND c.phone_e164 = asked.phone_e164
  ) AND (
    SELECT count(*) FROM tour_requests o WHERE o.phone_e164 = asked.phone_e164 AND o.created_at > now() - interval '1 hour'
  ) <= 3 THEN
    INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
    VALUES (gen_random_uuid(), 'family-text', 'text', asked.phone_e164, 'family-text:' || lead || ':received',
      '{"about": "received"}', now(), now(), lead, request)
    ON CONFLICT (dedup_key) DO NOTHING;
  END IF;
END;
$$;
