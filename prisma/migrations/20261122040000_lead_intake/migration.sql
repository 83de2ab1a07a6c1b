-- A lead is taken in by one call (docs/decisions/012-lead-intake.md). A changed function gets a new name: while a new version
-- starts, the one before it still calls the old function.

-- How many an address or a number sent within the hour is counted for every lead.
DROP INDEX "tour_requests_phone_e164_idx";
CREATE INDEX "tour_requests_phone_e164_created_at_idx" ON "tour_requests"("phone_e164", "created_at");
CREATE INDEX "tour_requests_client_ip_address_created_at_idx" ON "tour_requests"("client_ip_address", "created_at");

-- Two requests at one moment with one key, or of one family, follow each other. Sorted by the caller, so that nobody deadlocks.
CREATE FUNCTION "lock_lead_names"(names jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT jsonb_array_elements_text(names) LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  END LOOP;
END;
$$;

-- Finds or founds the household of an inquiry by telephone number or e-mail address (lower case), with the latest earlier
-- lead of the family and who looks after it. new_household and new_contact are the ids of rows that may be needed.
CREATE FUNCTION "lead_household"(
  self uuid, person text, e164 text, mail text, new_household uuid, new_contact uuid,
  OUT household uuid, OUT earlier uuid, OUT earlier_state text, OUT owner uuid, OUT owner_mail text
) LANGUAGE plpgsql AS $$
DECLARE
  is_known boolean;
  knows_phone boolean;
  knows_email boolean;
BEGIN
  SELECT (array_agg(c.household_id ORDER BY c.created_at, c.id))[1],
         coalesce(bool_or(c.phone_e164 = e164), false), coalesce(bool_or(c.email = mail), false)
    INTO household, knows_phone, knows_email
    FROM household_contacts c
    WHERE c.phone_e164 = e164 OR c.email = mail;
  is_known := household IS NOT NULL;
  IF NOT is_known THEN
    household := new_household;
    INSERT INTO households (id, name, updated_at) VALUES (household, person, now());
  END IF;
  IF NOT (is_known AND (knows_phone OR e164 IS NULL) AND (knows_email OR mail IS NULL)) THEN
    INSERT INTO household_contacts (id, household_id, name, phone_e164, email, updated_at)
      VALUES (new_contact, household, person, e164, mail, now());
  END IF;
  IF is_known THEN
    SELECT t.id, t.status, u.id, u.email INTO earlier, earlier_state, owner, owner_mail
      FROM tour_requests t LEFT JOIN users u ON u.id = t.owner_id AND u.disabled_at IS NULL
      WHERE t.household_id = household AND t.id <> self AND t.quarantined_at IS NULL
      ORDER BY t.created_at DESC LIMIT 1;
  END IF;
END;
$$;

-- Puts a genuine lead in front of people: the family's earlier one is told and reopened, everybody concerned is alerted, and a
-- lead nobody can be told about is marked for the alarm. Last the landing page's count, because its row stays locked to the end.
-- alerts: [{ id, target }], or null when nobody is to be told and nothing counted; owner_alert: the id of the alert to who looks after the family; events: ids of entries that may be needed.
CREATE FUNCTION "admit_lead"(
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
  IF landing_page IS NOT NULL THEN
    UPDATE landing_page_templates SET
      conversions = conversions + 1,
      conversion_rate = CASE WHEN impressions > 0 THEN least(round((conversions + 1)::numeric / impressions, 4), 99.9999) END
    WHERE id = landing_page;
  END IF;
  RETURN told > 0;
END;
$$;

-- Stores a lead whole or not at all. Answers how that went: stored, repeated (the same person's lead under this key), refused
-- (above the hard limit of an address; wait in seconds), or uncounted (the limit's own table fails: nothing is stored yet).
CREATE FUNCTION "take_in_lead"(input jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
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
    transaction_id, gclid, gbraid, wbraid, fbp, fbc, fbclid, client_user_agent, client_ip_address, ad_consent, bot_check,
    raw_side_data, promise, call_due_at, quarantined_at, request_id, created_at, updated_at
  ) VALUES (
    lead.id, lead.name, lead.email, lead.phone, lead.phone_e164, lead.phone_extension, lead.community_id, lead.floor_plan_id,
    lead.landing_page_template_id, lead.preferred_date, lead.message, lead.source, lead.owner_id, lead.household_id,
    lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term, lead.utm_content, lead.landing_page_url,
    lead.transaction_id, lead.gclid, lead.gbraid, lead.wbraid, lead.fbp, lead.fbc, lead.fbclid, lead.client_user_agent,
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

-- The same admission for a lead that is stored already: one that was released from quarantine, or whose contact was corrected
-- and which has no household any more. Answers { earlierLeadId, reached }.
CREATE FUNCTION "admit_stored_lead"(input jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  lead tour_requests;
  home record;
  reached boolean;
BEGIN
  PERFORM lock_lead_names(input->'locks');
  SELECT * INTO STRICT lead FROM tour_requests t WHERE t.id = (input->>'leadId')::uuid;
  SELECT * INTO home FROM lead_household(lead.id, lead.name, lead.phone_e164, lower(lead.email),
    (input->>'household')::uuid, (input->>'contact')::uuid);
  UPDATE tour_requests t SET household_id = home.household, owner_id = coalesce(home.owner, t.owner_id), updated_at = now()
    WHERE t.id = lead.id;
  reached := admit_lead(lead.id, lead.request_id, (input->>'landingPage')::uuid, home.earlier, home.earlier_state,
    home.owner_mail, input->'alerts', (input->>'ownerAlert')::uuid, input->'events');
  RETURN jsonb_build_object('earlierLeadId', home.earlier, 'reached', reached);
END;
$$;
