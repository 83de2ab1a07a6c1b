-- Everything that follows a lead is written by one statement: three cost as much again as their rows (docs/decisions/012-lead-intake.md).

-- What plan_escalations, plan_acknowledgment and admit_lead wrote: an alert for each target, the escalations (none for a form that was not
-- finished: nobody was promised ten minutes), the watch over the alerts, the search for its owner, and a mail and a text to the family, which
-- an address and a number get about three of an hour: whoever types somebody else's cannot have them flooded.
CREATE FUNCTION "plan_follow_ups"(lead uuid, request text, alerts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  asked record;
BEGIN
  SELECT t.email, t.phone_e164, t.source <> 'unfinished-form' AS is_promised,
      coalesce(t.call_due_at, t.created_at + interval '10 minutes') AS call_due_at
    INTO asked FROM tour_requests t WHERE t.id = lead;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT coalesce(f.id, gen_random_uuid()), f.kind, f.channel, f.target, f.kind || ':' || lead || ':' || f.key, f.payload, f.at, f.at, lead, request
  FROM (
    SELECT a.id, 'lead-alert' AS kind, 'email' AS channel, a.target, 'email:' || a.target AS key, '{}'::jsonb AS payload, now() AS at
    FROM jsonb_to_recordset(alerts) AS a(id uuid, target text)
    UNION ALL
    SELECT NULL, 'lead-escalation', 'none', NULL, step.minute::text, jsonb_build_object('minute', step.minute), greatest(step.at, now())
    FROM (
      SELECT minute, asked.call_due_at - make_interval(mins => 10 - minute) AS at FROM (VALUES (5), (8), (10)) AS m(minute)
    ) step
    WHERE asked.is_promised AND (step.minute = 10 OR step.at > now())
    UNION ALL
    VALUES (NULL::uuid, 'alert-watch', 'none', NULL, '0', '{"minute": 0}'::jsonb, now()),
      (NULL, 'lead-routing', 'none', NULL, 'new', '{"why": "new"}', now())
    UNION ALL
    SELECT NULL, 'family-mail', 'email', asked.email, 'received', '{"about": "received"}', now()
    WHERE asked.email IS NOT NULL AND (
      SELECT count(*) FROM tour_requests o WHERE o.email = asked.email AND o.created_at > now() - interval '1 hour'
    ) <= 3
    UNION ALL
    SELECT NULL, 'family-text', 'text', asked.phone_e164, 'received', '{"about": "received"}', now()
    WHERE EXISTS (
      SELECT FROM lead_consents c
      WHERE c.tour_request_id = lead AND c.kind = 'texts' AND c.granted AND c.phone_e164 = asked.phone_e164
    ) AND (
      SELECT count(*) FROM tour_requests o WHERE o.phone_e164 = asked.phone_e164 AND o.created_at > now() - interval '1 hour'
    ) <= 3
  ) f
  ON CONFLICT (dedup_key) DO NOTHING;
END;
$$;

-- As before, in one statement.
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
  told := jsonb_array_length(alerts);
  IF told = 0 THEN
    UPDATE tour_requests SET alarmed_at = now() WHERE id = lead AND alarmed_at IS NULL;
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
      VALUES ((events->>3)::uuid, lead, 'alarm', 'system', '{"reason": "no-recipient"}');
  END IF;
  PERFORM plan_follow_ups(lead, request, alerts);
  PERFORM count_conversions(ARRAY[landing_page]);
  RETURN told > 0;
END;
$$;

DROP FUNCTION "plan_escalations"(uuid, text);
DROP FUNCTION "plan_acknowledgment"(uuid, text);
