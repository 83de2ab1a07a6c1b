-- Entry of every lead (lib/leads/tour-requests/take-in-leads.ts): one call stores it with all its rows, or
-- nothing (decision 012). The input is the JSON of lib/leads/tour-requests/lead-row.ts.

-- Two requests of one family follow each other. Names come sorted, which prevents deadlocks.
CREATE OR REPLACE FUNCTION lock_lead_names(names jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT jsonb_array_elements_text(names) LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  END LOOP;
END;
$function$;

-- True when nothing is corrected: a blank is no correction (decision 012).
CREATE OR REPLACE FUNCTION is_same_request(stored tour_requests, sent tour_requests)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT stored.name = sent.name
    AND (stored.phone_e164 = sent.phone_e164 OR (sent.phone_e164 IS NULL AND stored.phone = sent.phone))
    AND stored.phone_extension IS NOT DISTINCT FROM sent.phone_extension
    AND coalesce(lower(sent.email) = lower(stored.email), sent.email IS NULL)
    AND coalesce(sent.message = stored.message, sent.message IS NULL)
    AND coalesce(sent.preferred_date = stored.preferred_date, sent.preferred_date IS NULL)
$function$;

-- Planned without sequential scans: a connection keeps the plan it made while the tables were nearly empty.
CREATE OR REPLACE FUNCTION take_in_lead(input jsonb, counts_page boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  -- The row is inserted whole, so the defaults of the table are repeated here; a test compares them.
  lead tour_requests := jsonb_populate_record(NULL::tour_requests, jsonb_build_object(
    'source', 'tour', 'status', 'new', 'ad_consent', 'granted', 'bot_check', 'off', 'created_at', now(), 'updated_at', now()
  ) || (input->'lead'));
  own_key text := input->>'ownKey';
  flood jsonb := nullif(input->'flood', 'null');
  rate jsonb := nullif(input->'rate', 'null');
  suspicion jsonb := nullif(input->'suspicion', 'null');
  now_ms bigint := extract(epoch FROM clock_timestamp()) * 1000;
  since timestamptz := lead.created_at - interval '1 hour';
  is_taken boolean := false;
  -- A professional's number says nothing about the family (decision 106).
  apart boolean := coalesce((input->>'apart')::boolean, false);
  reached boolean := true;
  stored tour_requests;
  earlier uuid;
  earlier_state text;
  owner_mail text;
  points integer;
  expires bigint;
  found_count integer;
BEGIN
  PERFORM lock_lead_names(input->'locks');

  -- The same sender's request for the same person is answered again; any other gets a key of its own. Each API
  -- key has a namespace of its own. Without proof of the sender only the very same request is a repeat.
  FOR stored IN
    SELECT t.* FROM tour_requests t
      WHERE lead.api_key_id IS NULL AND t.transaction_id IN (lead.transaction_id, own_key)
    UNION ALL
    SELECT t.* FROM tour_requests t
      WHERE t.api_key_id = lead.api_key_id AND t.idempotency_key IN (lead.idempotency_key, own_key)
  LOOP
    IF stored.sent_by IS NOT DISTINCT FROM lead.sent_by AND (
      own_key IN (stored.transaction_id, stored.idempotency_key) OR (
        (lower(stored.email) = lower(lead.email) OR stored.phone_e164 = lead.phone_e164
          OR (lead.phone_e164 IS NULL AND stored.phone = lead.phone))
        AND (lead.sent_by IS NOT NULL OR is_same_request(stored, lead))))
    THEN
      RETURN jsonb_build_object('outcome', 'repeated', 'leadId', stored.id, 'transactionId', stored.transaction_id,
        'idempotencyKey', stored.idempotency_key, 'promise', stored.promise, 'communityId', stored.community_id);
    END IF;
    is_taken := true;
  END LOOP;
  IF is_taken AND lead.api_key_id IS NOT NULL THEN
    lead.idempotency_key := own_key;
  ELSIF is_taken THEN
    lead.transaction_id := own_key;
  END IF;

  IF flood IS NOT NULL THEN
    -- A broken counter costs no lead: the caller counts in memory and sends it again without `flood`.
    BEGIN
      INSERT INTO rate_limits AS r (key, points, expire)
        VALUES (flood->>'key', 1, now_ms + (flood->>'seconds')::integer * 1000)
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN r.expire <= now_ms THEN 1 ELSE r.points + 1 END,
          expire = CASE WHEN r.expire <= now_ms THEN excluded.expire ELSE r.expire END
        RETURNING r.points, r.expire INTO points, expires;
    EXCEPTION WHEN OTHERS THEN
      RETURN '{"outcome": "uncounted"}';
    END;
    IF points > (flood->>'points')::integer THEN
      RETURN jsonb_build_object('outcome', 'refused', 'wait', ceil((expires - now_ms) / 1000.0));
    END IF;
  END IF;

  -- Soft limits count stored leads, so that a repeated request counts once.
  IF suspicion IS NULL AND rate IS NOT NULL THEN
    SELECT count(*) INTO found_count FROM (
      SELECT 1 FROM tour_requests t
      WHERE t.phone_e164 = lead.phone_e164 AND t.created_at >= since LIMIT (rate->>'perPhone')::integer
    ) latest;
    IF lead.phone_e164 IS NULL THEN
      SELECT count(*) INTO found_count FROM tour_requests t
        WHERE t.phone_e164 IS NULL AND t.phone = lead.phone AND t.created_at >= since;
    END IF;
    IF found_count >= (rate->>'perPhone')::integer THEN
      suspicion := jsonb_build_object('reason', 'rate', 'detail', rate->'phoneDetail');
    ELSIF lead.client_ip_address IS NOT NULL THEN
      SELECT count(*) INTO found_count FROM (
        SELECT 1 FROM tour_requests t
        WHERE t.client_ip_address = lead.client_ip_address AND t.created_at >= since LIMIT (rate->>'perAddress')::integer
      ) latest;
      IF found_count >= (rate->>'perAddress')::integer THEN
        suspicion := jsonb_build_object('reason', 'rate', 'detail', rate->'addressDetail');
      END IF;
    END IF;
  END IF;

  IF suspicion IS NULL THEN
    SELECT h.household, h.owner, h.earlier, h.earlier_state, h.owner_mail
      INTO lead.household_id, lead.owner_id, earlier, earlier_state, owner_mail
      FROM lead_household(lead.id, lead.name, CASE WHEN apart THEN NULL ELSE lead.phone_e164 END,
        CASE WHEN apart THEN NULL ELSE lower(lead.email) END, (input->>'household')::uuid, (input->>'contact')::uuid) h;
  ELSE
    lead.quarantined_at := lead.created_at;
  END IF;

  INSERT INTO tour_requests SELECT lead.*;
  -- In the same transaction, so that the journal's entry is replayed exactly if this is lost (decision 095).
  IF input->>'journal' IS NOT NULL THEN
    INSERT INTO journal_entries (id, tour_request_id) VALUES (input->>'journal', lead.id) ON CONFLICT (id) DO NOTHING;
  END IF;
  -- Version 0.1.0 sends no channel. Remove the default a release later.
  INSERT INTO lead_consents (id, tour_request_id, kind, granted, wording, version, channel, page_url, ip_address, user_agent, created_at)
    SELECT c.id, lead.id, c.kind, c.granted, c.wording, c.version, coalesce(input->>'channel', 'web-form'), input->>'pageUrl',
      lead.client_ip_address, input->>'userAgent', lead.created_at
    FROM jsonb_to_recordset(input->'consents') AS c(id uuid, kind text, granted boolean, wording text, version integer);
  INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
    VALUES ((input->'received'->>'id')::uuid, lead.id, 'received', 'system', input->'received'->'data' ||
      CASE WHEN suspicion IS NULL THEN '{}' ELSE jsonb_build_object('quarantined', suspicion->'reason') END);
  IF suspicion IS NULL THEN
    reached := admit_lead(lead.id, lead.request_id, CASE WHEN counts_page THEN lead.landing_page_template_id END,
      earlier, earlier_state, owner_mail, input);
  ELSE
    INSERT INTO quarantines (id, tour_request_id, reason, detail, updated_at)
      VALUES ((input->>'quarantine')::uuid, lead.id, suspicion->>'reason', suspicion->>'detail', now());
  END IF;
  RETURN jsonb_build_object('outcome', 'stored', 'leadId', lead.id, 'transactionId', lead.transaction_id,
    'idempotencyKey', lead.idempotency_key, 'promise', lead.promise, 'communityId', lead.community_id,
    'quarantined', suspicion IS NOT NULL,
    'earlierLeadId', earlier, 'reached', reached);
END;
$function$;

-- Leads of one moment share a commit. Together they wait for nobody: the caller retries each alone.
CREATE OR REPLACE FUNCTION take_in_leads(inputs jsonb[])
 RETURNS TABLE(place integer, outcome jsonb)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET lock_timeout TO '100ms'
AS $function$
DECLARE
  input jsonb;
  pages uuid[];
BEGIN
  PERFORM lock_lead_names((SELECT jsonb_agg(DISTINCT name ORDER BY name) FROM unnest(inputs) i, jsonb_array_elements_text(i->'locks') name));
  -- Counters stay locked until the commit, so all batches take them in one order.
  FOR place, input IN
    SELECT o.place, o.input FROM unnest(inputs) WITH ORDINALITY AS o(input, place) ORDER BY o.input->'flood'->>'key', o.place
  LOOP
    outcome := take_in_lead(input, false);
    IF outcome->>'outcome' = 'stored' AND NOT (outcome->>'quarantined')::boolean AND nullif(input->'alerts', 'null') IS NOT NULL THEN
      pages := pages || (input->'lead'->>'landing_page_template_id')::uuid;
    END IF;
    RETURN NEXT;
  END LOOP;
  PERFORM count_conversions(pages);
END;
$function$;
