-- Requests that come at one moment are stored in one call and one commit (docs/decisions/012-lead-intake.md).

-- As before; counts_page: whether the landing page's count is raised here. Whoever calls it for many does that last, for all of them.
DROP FUNCTION "take_in_lead"(jsonb);
CREATE FUNCTION "take_in_lead"(input jsonb, counts_page boolean DEFAULT true) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  lead tour_requests := jsonb_populate_record(NULL::tour_requests, input->'lead');
  own_key text := input->>'ownKey';
  flood jsonb := nullif(input->'flood', 'null');
  rate jsonb := nullif(input->'rate', 'null');
  suspicion jsonb := nullif(input->'suspicion', 'null');
  now_ms bigint := extract(epoch FROM clock_timestamp()) * 1000;
  since timestamptz := lead.created_at - interval '1 hour';
  is_taken boolean := false;
  reached boolean := true;
  stored record;
  earlier uuid;
  earlier_state text;
  owner_mail text;
  points integer;
  expires bigint;
  found_count integer;
BEGIN
  PERFORM lock_lead_names(input->'locks');

  FOR stored IN
    SELECT t.id, t.transaction_id, t.promise, t.community_id, t.phone, t.phone_e164, lower(t.email) AS email
    FROM tour_requests t WHERE t.transaction_id IN (lead.transaction_id, own_key)
  LOOP
    IF stored.transaction_id = own_key OR stored.email = lower(lead.email)
      OR stored.phone_e164 = lead.phone_e164 OR (lead.phone_e164 IS NULL AND stored.phone = lead.phone)
    THEN
      RETURN jsonb_build_object('outcome', 'repeated', 'leadId', stored.id, 'transactionId', stored.transaction_id,
        'promise', stored.promise, 'communityId', stored.community_id);
    END IF;
    is_taken := true;
  END LOOP;
  IF is_taken THEN
    lead.transaction_id := own_key;
  END IF;

  IF flood IS NOT NULL THEN
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
      FROM lead_household(lead.id, lead.name, lead.phone_e164, lower(lead.email),
        (input->>'household')::uuid, (input->>'contact')::uuid) h;
  ELSE
    lead.quarantined_at := lead.created_at;
  END IF;

  INSERT INTO tour_requests (
    id, name, email, phone, phone_e164, phone_extension, community_id, floor_plan_id, landing_page_template_id,
    landing_test_id, landing_version, preferred_date,
    message, source, owner_id, household_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content, landing_page_url,
    transaction_id, gclid, gbraid, wbraid, fbp, fbc, fbclid, msclkid, touches, client_user_agent, client_ip_address, ad_consent, bot_check,
    raw_side_data, promise, call_due_at, quarantined_at, request_id, created_at, updated_at
  ) VALUES (
    lead.id, lead.name, lead.email, lead.phone, lead.phone_e164, lead.phone_extension, lead.community_id, lead.floor_plan_id,
    lead.landing_page_template_id, lead.landing_test_id, lead.landing_version, lead.preferred_date, lead.message, lead.source, lead.owner_id, lead.household_id,
    lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term, lead.utm_content, lead.landing_page_url,
    lead.transaction_id, lead.gclid, lead.gbraid, lead.wbraid, lead.fbp, lead.fbc, lead.fbclid, lead.msclkid, lead.touches, lead.client_user_agent,
    lead.client_ip_address, lead.ad_consent, lead.bot_check, lead.raw_side_data, lead.promise, lead.call_due_at,
    lead.quarantined_at, lead.request_id, lead.created_at, now()
  );
  INSERT INTO lead_consents (id, tour_request_id, kind, granted, wording, version, page_url, ip_address, user_agent, created_at)
    SELECT c.id, lead.id, c.kind, c.granted, c.wording, c.version, input->>'pageUrl', lead.client_ip_address,
      input->>'userAgent', lead.created_at
    FROM jsonb_to_recordset(input->'consents') AS c(id uuid, kind text, granted boolean, wording text, version integer);
  INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
    VALUES ((input->'received'->>'id')::uuid, lead.id, 'received', 'system', input->'received'->'data' ||
      CASE WHEN suspicion IS NULL THEN '{}' ELSE jsonb_build_object('quarantined', suspicion->'reason') END);
  IF suspicion IS NULL THEN
    reached := admit_lead(lead.id, lead.request_id, CASE WHEN counts_page THEN lead.landing_page_template_id END, earlier, earlier_state,
      owner_mail, input->'alerts', (input->>'ownerAlert')::uuid, input->'events');
  ELSE
    INSERT INTO quarantines (id, tour_request_id, reason, detail, updated_at)
      VALUES ((input->>'quarantine')::uuid, lead.id, suspicion->>'reason', suspicion->>'detail', now());
  END IF;
  RETURN jsonb_build_object('outcome', 'stored', 'leadId', lead.id, 'transactionId', lead.transaction_id,
    'promise', lead.promise, 'communityId', lead.community_id, 'quarantined', suspicion IS NOT NULL,
    'earlierLeadId', earlier, 'reached', reached);
END;
$$;

-- Raises what a landing page has brought. Its row stays locked to the end of the transaction, so this comes last, in the order of ids.
CREATE FUNCTION "count_conversions"(pages uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  page record;
BEGIN
  FOR page IN SELECT id, count(*) AS leads FROM unnest(pages) AS p(id) WHERE id IS NOT NULL GROUP BY id ORDER BY id LOOP
    UPDATE landing_page_templates SET
      conversions = conversions + page.leads,
      conversion_rate = CASE WHEN impressions > 0 THEN least(round((conversions + page.leads)::numeric / impressions, 4), 99.9999) END
    WHERE id = page.id;
  END LOOP;
END;
$$;

-- Takes in requests of one moment, each as take_in_lead does, in one transaction, which is whole or is not. One that has to wait
-- must not keep the others waiting: after a tenth of a second for a lock the call fails, and the caller asks for each by itself.
-- Locks are taken in one order by everybody: names, then the counters of the hard limit, then landing pages.
CREATE FUNCTION "take_in_leads"(inputs jsonb[]) RETURNS TABLE (place integer, outcome jsonb) LANGUAGE plpgsql
SET enable_seqscan = off SET lock_timeout = '100ms' AS $$
DECLARE
  input jsonb;
  pages uuid[];
BEGIN
  PERFORM lock_lead_names((SELECT jsonb_agg(DISTINCT name ORDER BY name) FROM unnest(inputs) i, jsonb_array_elements_text(i->'locks') name));
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
$$;
