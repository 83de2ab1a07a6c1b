DROP FUNCTION IF EXISTS plan_follow_ups(uuid, text, jsonb);

-- Plans the outbox rows that follow a lead, in its transaction and by the database's clock, so that neither a
-- restart nor a closed browser loses one. `plan` is followUps of lib/leads/tour-requests/follow-ups.ts.
CREATE OR REPLACE FUNCTION plan_follow_ups(lead uuid, request text, alerts jsonb, plan jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  asked record;
  limited jsonb;
BEGIN
  -- Version 0.1.0 sends no plan, and runs beside this one while instances are replaced. Remove a release later.
  plan := coalesce(nullif(plan, 'null'), '{
    "promised_minutes": 10,
    "alert": {"kind": "lead-alert", "channel": "email", "key": "lead-alert:{lead}:email:{target}"},
    "rows": [
      {"kind": "lead-escalation", "channel": "none", "key": "lead-escalation:{lead}:5", "payload": {"minute": 5}, "minutes_left": 5},
      {"kind": "lead-escalation", "channel": "none", "key": "lead-escalation:{lead}:8", "payload": {"minute": 8}, "minutes_left": 2},
      {"kind": "lead-escalation", "channel": "none", "key": "lead-escalation:{lead}:10", "payload": {"minute": 10}, "minutes_left": 0},
      {"kind": "alert-watch", "channel": "none", "key": "alert-watch:{lead}:0", "payload": {"minute": 0}},
      {"kind": "lead-routing", "channel": "none", "key": "lead-routing:{lead}:new", "payload": {"why": "new"}},
      {"kind": "family-mail", "channel": "email", "key": "family-mail:{lead}:received", "payload": {"about": "received"}, "per_hour": 3},
      {"kind": "family-text", "channel": "text", "key": "family-text:{lead}:received", "payload": {"about": "received"}, "per_hour": 3, "consent": "texts"}
    ]}');
  SELECT t.email, t.phone_e164, coalesce((plan->>'is_promised')::boolean, t.source <> 'unfinished-form') AS is_promised,
      coalesce(t.call_due_at, t.created_at + make_interval(mins => (plan->>'promised_minutes')::integer)) AS call_due_at
    INTO asked FROM tour_requests t WHERE t.id = lead;
  -- What strangers cause is limited by address and day (decision 098). The lead says what is left out for it.
  SELECT jsonb_agg(r) INTO limited FROM jsonb_array_elements(plan->'rows') r
    WHERE r ? 'per_day' AND asked.email IS NOT NULL AND NOT may_mail_visitor(asked.email, (r->>'per_day')::integer);
  INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
    SELECT gen_random_uuid(), lead, r->'limited'->>'type', 'system', r->'limited'->'data'
    FROM jsonb_array_elements(limited) r;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT coalesce(f.id, gen_random_uuid()), f.kind, f.channel, f.target,
    replace(replace(f.key, '{lead}', lead::text), '{target}', coalesce(f.target, '')), f.payload, f.at, f.at, lead, request
  FROM (
    SELECT a.id, plan->'alert'->>'kind' AS kind, plan->'alert'->>'channel' AS channel, a.target,
      plan->'alert'->>'key' AS key, '{}'::jsonb AS payload, now() AS at
    FROM jsonb_to_recordset(alerts) AS a(id uuid, target text)
    UNION ALL
    SELECT NULL, r.kind, r.channel, CASE r.channel WHEN 'email' THEN asked.email WHEN 'text' THEN asked.phone_e164 END,
      r.key, r.payload, greatest(asked.call_due_at - make_interval(mins => r.minutes_left),
        now() + make_interval(secs => coalesce(r.after_seconds, 0)))
    FROM jsonb_to_recordset(plan->'rows')
      AS r(kind text, channel text, key text, payload jsonb, minutes_left integer, after_seconds integer, per_hour integer, consent text)
    -- A step that is over is left out, except the last: a lead released late rings once.
    WHERE (r.minutes_left IS NULL OR (asked.is_promised AND
        (r.minutes_left = 0 OR asked.call_due_at - make_interval(mins => r.minutes_left) > now())))
      AND (r.consent IS NULL OR EXISTS (
        SELECT FROM lead_consents c
        WHERE c.tour_request_id = lead AND c.kind = r.consent AND c.granted AND c.phone_e164 = asked.phone_e164
      ))
      AND NOT EXISTS (SELECT FROM jsonb_array_elements(limited) l WHERE l->>'key' = r.key)
      AND (r.per_hour IS NULL OR r.per_hour >= CASE r.channel
        WHEN 'email' THEN (
          SELECT count(*) FROM tour_requests o WHERE o.email = asked.email AND o.created_at > now() - interval '1 hour')
        ELSE (
          SELECT count(*) FROM tour_requests o WHERE o.phone_e164 = asked.phone_e164 AND o.created_at > now() - interval '1 hour')
      END)
  ) f
  WHERE f.channel = 'none' OR f.target IS NOT NULL
  ON CONFLICT (dedup_key) DO NOTHING;
END;
$function$;
