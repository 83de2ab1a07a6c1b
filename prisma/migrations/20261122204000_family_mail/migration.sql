-- The family hears at once that its request is here (docs/decisions/034-the-family-hears.md). An address is written to about three
-- requests an hour: whoever types somebody else's cannot have them flooded.
CREATE FUNCTION "plan_acknowledgment"(lead uuid, request text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'family-mail', 'email', t.email, 'family-mail:' || t.id || ':received',
    '{"about": "received"}', now(), now(), t.id, request
  FROM tour_requests t
  WHERE t.id = lead AND t.email IS NOT NULL AND (
    SELECT count(*) FROM tour_requests o WHERE o.email = t.email AND o.created_at > now() - interval '1 hour'
  ) <= 3
  ON CONFLICT (dedup_key) DO NOTHING
$$;

-- As before, and the family is written to.
CREATE OR REPLACE FUNCTION "admit_lead"(
  lead uuid, request text, landing_page uuid, earlier uuid, earlier_state text, owner_mail text,
  alerts jsonb, owner_alert uuid, events jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told integer;
BEGIN
  IF earlier IS NOT NULL THEN
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data) VALUES
      ((events->>0)::uuid, lead, 'inquired-again', 'system', jsonb_build_object('earlierLeadId', earlier)),
      ((events->>1)::uuid, earlier, 'inquired-again', 'system', jsonb_build_object('laterLeadId', lead));
    IF earlier_state IN ('converted', 'not-interested') THEN
      UPDATE tour_requests SET status = 'follow-up', status_reason = 'inquired again', updated_at = now() WHERE id = earlier;
      INSERT INTO lead_events (id, tour_request_id, type, actor_name, data) VALUES
        ((events->>2)::uuid, earlier, 'status', 'system',
         jsonb_build_object('from', earlier_state, 'to', 'follow-up', 'reason', 'inquired again'));
    END IF;
  END IF;
  IF nullif(alerts, 'null') IS NULL THEN
    RETURN true;
  END IF;
  IF owner_mail IS NOT NULL THEN
    alerts := alerts || jsonb_build_object('id', owner_alert, 'target', lower(trim(owner_mail)));
  END IF;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, tour_request_id, request_id)
    SELECT a.id, 'lead-alert', 'email', a.target, 'lead-alert:' || lead || ':email:' || a.target, lead, request
    FROM jsonb_to_recordset(alerts) AS a(id uuid, target text)
    ON CONFLICT (dedup_key) DO NOTHING;
  told := jsonb_array_length(alerts);
  IF told = 0 THEN
    UPDATE tour_requests SET alarmed_at = now() WHERE id = lead AND alarmed_at IS NULL;
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
      VALUES ((events->>3)::uuid, lead, 'alarm', 'system', '{"reason": "no-recipient"}');
  END IF;
  PERFORM plan_escalations(lead, request);
  PERFORM plan_acknowledgment(lead, request);
  IF landing_page IS NOT NULL THEN
    UPDATE landing_page_templates SET
      conversions = conversions + 1,
      conversion_rate = CASE WHEN impressions > 0 THEN least(round((conversions + 1)::numeric / impressions, 4), 99.9999) END
    WHERE id = landing_page;
  END IF;
  RETURN told > 0;
END;
$$;
