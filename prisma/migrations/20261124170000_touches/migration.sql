-- How somebody first came to us and how they came last (docs/decisions/052-touches.md), with every form; the click id of Microsoft.
ALTER TABLE "tour_requests" ADD COLUMN "msclkid" TEXT, ADD COLUMN "touches" JSONB;
ALTER TABLE "quiz_responses" ADD COLUMN "msclkid" TEXT, ADD COLUMN "touches" JSONB;
ALTER TABLE "asset_downloads" ADD COLUMN "msclkid" TEXT, ADD COLUMN "touches" JSONB;
ALTER TABLE "exit_intent_submissions" ADD COLUMN "msclkid" TEXT, ADD COLUMN "touches" JSONB;
ALTER TABLE "event_rsvps" ADD COLUMN "touches" JSONB;

-- Two touches of somebody who was erased: campaign, page and date stay, what tells one person's click from another's goes.
CREATE FUNCTION "bare_touches"(touches jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(name, (touch - ARRAY['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'referrer'])
    || CASE WHEN touch ? 'landingPageUrl'
      THEN jsonb_build_object('landingPageUrl', regexp_replace(touch->>'landingPageUrl', '[?#].*$', '')) ELSE '{}' END)
  FROM jsonb_each(touches) AS kept(name, touch)
$$;

-- As before, with both.
-- Stores a lead whole or not at all. Answers how that went: stored, repeated (the same person's lead under this key), refused
-- (above the hard limit of an address; wait in seconds), or uncounted (the limit's own table fails: nothing is stored yet).
CREATE OR REPLACE FUNCTION "take_in_lead"(input jsonb) RETURNS jsonb LANGUAGE plpgsql
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
    id, name, email, phone, phone_e164, phone_extension, community_id, floor_plan_id, landing_page_template_id, preferred_date,
    message, source, owner_id, household_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content, landing_page_url,
    transaction_id, gclid, gbraid, wbraid, fbp, fbc, fbclid, msclkid, touches, client_user_agent, client_ip_address, ad_consent, bot_check,
    raw_side_data, promise, call_due_at, quarantined_at, request_id, created_at, updated_at
  ) VALUES (
    lead.id, lead.name, lead.email, lead.phone, lead.phone_e164, lead.phone_extension, lead.community_id, lead.floor_plan_id,
    lead.landing_page_template_id, lead.preferred_date, lead.message, lead.source, lead.owner_id, lead.household_id,
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
    reached := admit_lead(lead.id, lead.request_id, lead.landing_page_template_id, earlier, earlier_state,
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
