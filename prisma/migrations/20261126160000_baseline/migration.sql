-- The schema of version 0.1.0 in one step. Databases that ran the migrations before it adopt it (scripts/steps/schema.mjs).

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- Functions are created before the tables they read; their bodies are checked when they run.
SET check_function_bodies = off;

CREATE OR REPLACE FUNCTION admit_lead(lead uuid, request text, landing_page uuid, earlier uuid, earlier_state text, owner_mail text, alerts jsonb, owner_alert uuid, events jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION admit_stored_lead(input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION bare_touches(touches jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_object_agg(name, (touch - ARRAY['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'referrer'])
    || CASE WHEN touch ? 'landingPageUrl'
      THEN jsonb_build_object('landingPageUrl', regexp_replace(touch->>'landingPageUrl', '[?#].*$', '')) ELSE '{}' END)
  FROM jsonb_each(touches) AS kept(name, touch)
$function$;

CREATE OR REPLACE FUNCTION count_conversions(pages uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION lead_household(self uuid, person text, e164 text, mail text, new_household uuid, new_contact uuid, OUT household uuid, OUT earlier uuid, OUT earlier_state text, OUT owner uuid, OUT owner_mail text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
      FROM (SELECT * FROM tour_requests WHERE household_id = household OFFSET 0) t
        LEFT JOIN users u ON u.id = t.owner_id AND u.disabled_at IS NULL
      WHERE t.id <> self AND t.quarantined_at IS NULL
      ORDER BY t.created_at DESC LIMIT 1;
  END IF;
END;
$function$;

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

CREATE OR REPLACE FUNCTION note_consent_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT t.phone_e164 INTO NEW.phone_e164 FROM tour_requests t WHERE t.id = NEW.tour_request_id;
  RETURN NEW;
END;
$function$;

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
  WHERE c.is_on AND webhook_event_of(e.type) IS NOT NULL AND t.quarantined_at IS NULL AND t.erased_at IS NULL
  ON CONFLICT (dedup_key) DO UPDATE SET state = 'due', due_at = excluded.due_at,
    asked_at = greatest(excluded.asked_at, item.asked_at + interval '1 ms'),
    lease_owner = NULL, lease_expires_at = NULL, finished_at = NULL;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION plan_follow_ups(lead uuid, request text, alerts jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION plan_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION refuse_audit_log_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('porchlight.personal_data', true) = 'erase' THEN
    IF to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
      AND (NEW."before" IS NULL OR NEW."before" = OLD."before")
      AND (NEW."after" IS NULL OR NEW."after" = OLD."after")
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_slug_of_other_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  other text := TG_ARGV[0];
  taken boolean;
BEGIN
  -- Two transactions giving one slug to both tables at once must see each other.
  PERFORM pg_advisory_xact_lock(hashtextextended('blog-slug:' || NEW.slug, 0));
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE slug = $1)', other) INTO taken USING NEW.slug;
  IF taken THEN
    RAISE EXCEPTION 'slug "%" is already used in %', NEW.slug, other
      USING ERRCODE = 'unique_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_slug_key',
            DETAIL = format('Key (slug)=(%s) already exists.', NEW.slug);
  END IF;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE FUNCTION search_vector(title text, summary text, body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT setweight(to_tsvector('pg_catalog.english', coalesce("title", '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', coalesce("summary", '')), 'B')
      || setweight(to_tsvector('pg_catalog.english', left(coalesce("body", ''), 200000)), 'C')
$function$;

CREATE OR REPLACE FUNCTION section_words(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE jsonb_typeof("content")
    WHEN 'string' THEN "content" #>> '{}'
    WHEN 'object' THEN
      coalesce("content" ->> 'html', "content" ->> 'text', '') || ' ' || coalesce((
        SELECT string_agg(coalesce(item ->> 'title', '') || '. ' || coalesce(item ->> 'text', ''), ' ')
        FROM jsonb_array_elements(
          CASE jsonb_typeof("content" -> 'items') WHEN 'array' THEN "content" -> 'items' ELSE '[]'::jsonb END
        ) AS item
      ), '')
  END
$function$;

CREATE OR REPLACE FUNCTION take_in_lead(input jsonb, counts_page boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$;

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

CREATE OR REPLACE FUNCTION webhook_event_of(entry text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE entry
    WHEN 'received' THEN 'lead.created'
    -- Held back it was nobody's business; released it is new to everybody outside.
    WHEN 'released' THEN 'lead.created'
    WHEN 'resubmitted' THEN 'lead.corrected'
    WHEN 'attempt' THEN 'lead.attempted'
    WHEN 'status' THEN 'lead.status_changed'
    WHEN 'scheduled' THEN 'lead.tour_scheduled'
    WHEN 'family-booked' THEN 'lead.tour_scheduled'
  END
$function$;

CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_name" TEXT,
    "made_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "email" TEXT,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "may_publish" BOOLEAN NOT NULL DEFAULT true,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "shortcuts" BOOLEAN NOT NULL DEFAULT true,
    "disabled_at" TIMESTAMPTZ(3),
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),
    "last_routed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "alert_rules" (
    "user_id" UUID NOT NULL,
    "mobile" TEXT,
    "by_mail" BOOLEAN NOT NULL DEFAULT false,
    "by_text" BOOLEAN NOT NULL DEFAULT false,
    "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "quiet_from" TEXT,
    "quiet_until" TEXT,
    "text_refusal" TEXT,
    "text_refused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "alert_rules_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "push_devices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "server_key" TEXT NOT NULL,
    "last_sent_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "gone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "shifts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "opens_at" TEXT,
    "closes_at" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "shifts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "vacations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "cover_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "vacations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "users_communities" (
    "user_id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    CONSTRAINT "users_communities_pkey" PRIMARY KEY ("user_id","community_id")
);

CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_version" INTEGER NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "community_ids" UUID[],
    "invited_by_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "password_resets" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "authenticators" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sign_in_rules" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "admins_need_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "sign_in_rules_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "passkey_challenges" (
    "challenge" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);

CREATE TABLE "crm_connections" (
    "id" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "pipeline_id" TEXT,
    "stages" JSONB NOT NULL DEFAULT '{}',
    "pipelines" JSONB NOT NULL DEFAULT '[]',
    "checked_at" TIMESTAMPTZ(3),
    "polled_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "problem_since" TIMESTAMPTZ(3),
    CONSTRAINT "crm_connections_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_handoffs" (
    "tour_request_id" UUID NOT NULL,
    "crm" TEXT NOT NULL,
    "contact_id" TEXT,
    "made_contact" BOOLEAN NOT NULL DEFAULT false,
    "deal_id" TEXT,
    "sent_status" TEXT,
    "stage" TEXT,
    "told_at" TIMESTAMPTZ(3),
    CONSTRAINT "lead_handoffs_pkey" PRIMARY KEY ("tour_request_id","crm")
);

CREATE TABLE "households" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone_e164" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "households_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "household_contacts" (
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "relationship" TEXT,
    "phone_e164" TEXT,
    "email" TEXT,
    "decides" BOOLEAN NOT NULL DEFAULT false,
    "consent_how" TEXT,
    "consent_at" TIMESTAMPTZ(3),
    "consent_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "household_contacts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "household_residents" (
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "relationship" TEXT,
    "birth_year" INTEGER,
    "living_situation" TEXT,
    "time_frame" TEXT,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "household_residents_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "resident_care_types" (
    "resident_id" UUID NOT NULL,
    "care_type_id" UUID NOT NULL,
    CONSTRAINT "resident_care_types_pkey" PRIMARY KEY ("resident_id","care_type_id")
);

CREATE TABLE "household_merges" (
    "id" UUID NOT NULL,
    "kept_id" UUID NOT NULL,
    "absorbed_id" UUID NOT NULL,
    "lead_ids" UUID[],
    "contact_ids" UUID[],
    "resident_ids" UUID[],
    "name" TEXT NOT NULL,
    "phone_e164" TEXT,
    "email" TEXT,
    "merged_by" TEXT NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_by" TEXT,
    "undone_at" TIMESTAMPTZ(3),
    CONSTRAINT "household_merges_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "households_apart" (
    "first_id" UUID NOT NULL,
    "second_id" UUID NOT NULL,
    "said_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "households_apart_pkey" PRIMARY KEY ("first_id","second_id")
);

CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "events" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "off_at" TIMESTAMPTZ(3),
    "off_reason" TEXT,
    "made_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "event_rsvps" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "community_id" UUID,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "phone_e164" TEXT,
    "email" TEXT,
    "guests" INTEGER NOT NULL DEFAULT 1,
    "message" TEXT,
    "status" TEXT NOT NULL DEFAULT 'confirmed',
    "held_reason" TEXT,
    "told_status" TEXT,
    "told_starts_at" TIMESTAMPTZ(3),
    "told_place" TEXT,
    "told_called_off" BOOLEAN NOT NULL DEFAULT false,
    "call_requested" BOOLEAN NOT NULL DEFAULT false,
    "source" TEXT NOT NULL DEFAULT 'staff',
    "idempotency_key" TEXT NOT NULL,
    "promoted_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "page_url" TEXT,
    "touches" JSONB,
    "client_ip_address" TEXT,
    "client_user_agent" TEXT,
    "bot_check" TEXT NOT NULL DEFAULT 'off',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "event_rsvps_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_forms" (
    "id" UUID NOT NULL,
    "platform" TEXT NOT NULL DEFAULT 'meta',
    "form_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "community_id" UUID,
    "consent_wording" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "lead_forms_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_form_deliveries" (
    "id" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "form_id" TEXT,
    "state" TEXT NOT NULL,
    "problem" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tour_request_id" UUID,
    CONSTRAINT "lead_form_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_form_platforms" (
    "platform" TEXT NOT NULL,
    "refused_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "polled_at" TIMESTAMPTZ(3),
    "poll_problem" TEXT,
    CONSTRAINT "lead_form_platforms_pkey" PRIMARY KEY ("platform")
);

CREATE TABLE "tour_requests" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT NOT NULL,
    "phone_e164" TEXT,
    "phone_extension" TEXT,
    "community_id" UUID,
    "floor_plan_id" UUID,
    "landing_page_template_id" UUID,
    "landing_test_id" UUID,
    "landing_version" TEXT,
    "preferred_date" TIMESTAMPTZ(3),
    "message" TEXT,
    "source" TEXT NOT NULL DEFAULT 'tour',
    "status" TEXT NOT NULL DEFAULT 'new',
    "status_reason" TEXT,
    "notes" TEXT,
    "last_contacted_at" TIMESTAMPTZ(3),
    "scheduled_date" TIMESTAMPTZ(3),
    "owner_id" UUID,
    "household_id" UUID,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT NOT NULL,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "msclkid" TEXT,
    "touches" JSONB,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "conversion_tier1_sent_at" TIMESTAMPTZ(3),
    "conversion_tier2_sent_at" TIMESTAMPTZ(3),
    "ad_consent" TEXT NOT NULL DEFAULT 'granted',
    "bot_check" TEXT NOT NULL DEFAULT 'off',
    "raw_side_data" JSONB,
    "promise" TEXT,
    "call_due_at" TIMESTAMPTZ(3),
    "quarantined_at" TIMESTAMPTZ(3),
    "first_viewed_at" TIMESTAMPTZ(3),
    "first_attempt_at" TIMESTAMPTZ(3),
    "first_attempt_staffed_s" INTEGER,
    "first_attempt_by_id" UUID,
    "claimed_by_id" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "skipped_by_id" UUID,
    "skipped_until" TIMESTAMPTZ(3),
    "skip_reason" TEXT,
    "reached_at" TIMESTAMPTZ(3),
    "next_step" TEXT,
    "next_step_at" TIMESTAMPTZ(3),
    "alarmed_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "tour_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quarantines" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT,
    "released_at" TIMESTAMPTZ(3),
    "released_by_id" UUID,
    "released_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "quarantines_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "partial_leads" (
    "id" UUID NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phone_e164" TEXT,
    "sent" JSONB NOT NULL,
    "page_url" TEXT,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "consent_wording" TEXT,
    "consent_version" INTEGER,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "partial_leads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "imported_calls" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "imported_calls_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_consents" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "wording" TEXT,
    "version" INTEGER,
    "channel" TEXT NOT NULL DEFAULT 'web-form',
    "recorded_by" TEXT,
    "phone_e164" TEXT,
    "page_url" TEXT,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "lead_consents_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_events" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "lead_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "exit_intent_submissions" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "source" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "msclkid" TEXT,
    "touches" JSONB,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "ad_consent" TEXT NOT NULL DEFAULT 'granted',
    "consent_wording" TEXT,
    "consent_version" INTEGER,
    "held_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "exit_intent_submissions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "blocked_senders" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "note" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "blocked_senders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_tags" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "lead_tags_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_tag_links" (
    "tour_request_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,
    CONSTRAINT "lead_tag_links_pkey" PRIMARY KEY ("tour_request_id","tag_id")
);

CREATE TABLE "referral_agencies" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "senders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rules" JSONB NOT NULL DEFAULT '[]',
    "claim_days" INTEGER NOT NULL DEFAULT 90,
    "objection_days" INTEGER NOT NULL DEFAULT 5,
    "terms" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "referral_agencies_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "inbound_mailboxes" (
    "id" TEXT NOT NULL,
    "uid_validity" BIGINT,
    "last_uid" BIGINT NOT NULL DEFAULT 0,
    "lease_owner" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "good_at" TIMESTAMPTZ(3),
    "bad_since" TIMESTAMPTZ(3),
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "inbound_mailboxes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "inbound_mails" (
    "id" UUID NOT NULL,
    "place" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "from_name" TEXT,
    "from_address" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "agency_id" UUID,
    "tour_request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "inbound_mails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tour_calendars" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "is_open" BOOLEAN NOT NULL DEFAULT false,
    "week" JSONB NOT NULL DEFAULT '[[], [], [], [], [], [], []]',
    "minutes" INTEGER NOT NULL DEFAULT 60,
    "capacity" INTEGER NOT NULL DEFAULT 1,
    "notice_hours" INTEGER NOT NULL DEFAULT 4,
    "days_ahead" INTEGER NOT NULL DEFAULT 21,
    "closed_days" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "tour_calendars_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_connections" (
    "vendor" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tested_at" TIMESTAMPTZ(3),
    "test_passed" BOOLEAN,
    "test_words" TEXT,
    CONSTRAINT "ad_connections_pkey" PRIMARY KEY ("vendor")
);

CREATE TABLE "ad_tags" (
    "id" UUID NOT NULL,
    "google_tag_ids" TEXT,
    "google_conversion" TEXT,
    "meta_pixel_id" TEXT,
    "microsoft_tag_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ad_tags_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "conversion_values" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "community_id" UUID,
    "request_value" DECIMAL(12,2),
    "tour_value" DECIMAL(12,2),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "conversion_values_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "conversion_uploads" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID,
    "vendor" TEXT NOT NULL,
    "tier" INTEGER NOT NULL,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "value" DECIMAL(12,2) NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "words" TEXT,
    "warnings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "matched_by" TEXT,
    "vendor_request" TEXT,
    "accepted_at" TIMESTAMPTZ(3),
    "correction" TEXT,
    "correction_reason" TEXT,
    "corrected_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "conversion_uploads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "conversion_actions" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "name" TEXT NOT NULL,
    "label" TEXT,
    "category" TEXT,
    "value" DECIMAL(12,2),
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "counting_type" TEXT,
    "status" TEXT,
    "primary_for_goal" BOOLEAN NOT NULL DEFAULT true,
    "attribution_model" TEXT,
    "click_through_window_days" INTEGER NOT NULL DEFAULT 90,
    "view_through_window_days" INTEGER NOT NULL DEFAULT 30,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "conversion_actions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "campaigns" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PAUSED',
    "budget_micros" BIGINT,
    "bidding_strategy" TEXT NOT NULL DEFAULT 'MANUAL_CPC',
    "target_cpa_micros" BIGINT,
    "target_google_search" BOOLEAN NOT NULL DEFAULT true,
    "target_search_network" BOOLEAN NOT NULL DEFAULT true,
    "target_content_network" BOOLEAN NOT NULL DEFAULT false,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "conversions" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "cost" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_groups" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "campaign_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'ENABLED',
    "cpc_bid_micros" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ad_groups_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "keywords" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "ad_group_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "match_type" TEXT NOT NULL DEFAULT 'BROAD',
    "status" TEXT NOT NULL DEFAULT 'ENABLED',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "keywords_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ads" (
    "id" UUID NOT NULL,
    "external_id" TEXT,
    "ad_group_id" UUID NOT NULL,
    "headlines" TEXT[],
    "descriptions" TEXT[],
    "final_url" TEXT,
    "path1" VARCHAR(15),
    "path2" VARCHAR(15),
    "status" TEXT NOT NULL DEFAULT 'PAUSED',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_metrics" (
    "id" UUID NOT NULL,
    "level" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "campaign_id" UUID NOT NULL,
    "ad_group_id" UUID,
    "keyword_id" UUID,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "cost_micros" BIGINT NOT NULL DEFAULT 0,
    "conversions" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ad_metrics_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_clicks" (
    "id" UUID NOT NULL,
    "gclid" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "campaign_id" UUID NOT NULL,
    "ad_group_id" UUID,
    "keyword_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ad_clicks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_syncs" (
    "vendor" TEXT NOT NULL,
    "last_attempt_at" TIMESTAMPTZ(3),
    "last_success_at" TIMESTAMPTZ(3),
    "metrics_from" DATE,
    "words" TEXT,
    "counts" JSONB,
    CONSTRAINT "ad_syncs_pkey" PRIMARY KEY ("vendor")
);

CREATE TABLE "phone_taps" (
    "id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "dialed" TEXT NOT NULL,
    "community_id" UUID,
    "way" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "phone_taps_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tracking_numbers" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "shown_as" TEXT NOT NULL,
    "community_id" UUID,
    "utm_source" TEXT NOT NULL,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "tracking_numbers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor_name" TEXT,
    "action" TEXT NOT NULL,
    "entity" TEXT,
    "entity_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "ip_address" TEXT,
    "request_id" TEXT,
    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "revisions" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "changed_fields" TEXT[],
    "actor_id" UUID,
    "actor_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "do_not_contacts" (
    "id" UUID NOT NULL,
    "phone_e164" TEXT,
    "email" TEXT,
    "digest" TEXT,
    "scope" TEXT NOT NULL DEFAULT 'automated',
    "how" TEXT NOT NULL,
    "words" TEXT,
    "said_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "community_id" UUID,
    "recorded_by_id" UUID,
    "recorded_by" TEXT,
    "lifted_at" TIMESTAMPTZ(3),
    "lifted_by" TEXT,
    "lift_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "do_not_contacts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "decorative" BOOLEAN NOT NULL DEFAULT false,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "variants" JSONB NOT NULL DEFAULT '[]',
    "focal_x" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focal_y" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "checksum" TEXT NOT NULL,
    "filename" TEXT,
    "uploaded_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "image_tags" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "image_tags_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "image_tag_links" (
    "image_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,
    CONSTRAINT "image_tag_links_pkey" PRIMARY KEY ("image_id","tag_id")
);

CREATE TABLE "galleries" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "hero" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "tags" TEXT[],
    "community_id" UUID,
    "category" TEXT,
    "thumbnail_index" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "galleries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "gallery_images" (
    "id" UUID NOT NULL,
    "gallery_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "gallery_images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "succeeded" BOOLEAN NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "detail" TEXT NOT NULL,
    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "health_signs" (
    "part" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "good_at" TIMESTAMPTZ(3),
    "bad_since" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "is_told" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "health_signs_pkey" PRIMARY KEY ("part")
);

CREATE TABLE "test_leads" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "passed" BOOLEAN,
    "detail" TEXT,
    CONSTRAINT "test_leads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox_items" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL DEFAULT 'none',
    "target" TEXT,
    "dedup_key" TEXT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "state" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "lease_owner" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "finished_at" TIMESTAMPTZ(3),
    "message_id" TEXT,
    "receipt" JSONB,
    "from" TEXT,
    "reply_to" TEXT,
    "subject" TEXT,
    "text" TEXT,
    "html" TEXT,
    "calendar" TEXT,
    "about" TEXT,
    "community_id" UUID,
    "tour_request_id" UUID,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "outbox_items_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox_attempts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "item_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "response_code" INTEGER,
    "response" TEXT,
    "worker" TEXT,
    CONSTRAINT "outbox_attempts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "retention_periods" (
    "kind" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "retention_periods_pkey" PRIMARY KEY ("kind")
);

CREATE TABLE "approval_requests" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "note" TEXT,
    "wanted_at" TIMESTAMPTZ(3),
    "time_zone" TEXT NOT NULL,
    "asked_by_id" UUID NOT NULL,
    "asked_by_name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "answered_by_name" TEXT,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "approval_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "comment_threads" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "field" TEXT,
    "resolved_by_name" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "comment_threads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "author_id" UUID,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "comment_mentions" (
    "comment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "comment_mentions_pkey" PRIMARY KEY ("comment_id","user_id")
);

CREATE TABLE "drafts" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "values" JSONB NOT NULL,
    "based_on" TIMESTAMPTZ(3),
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "drafts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "publication_plans" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" TEXT NOT NULL,
    "planned_by_id" UUID NOT NULL,
    "planned_by_name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "fired_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "publication_plans_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "fact_reviews" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "fact" TEXT NOT NULL,
    "review_by" DATE NOT NULL,
    "owner_id" UUID,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by_name" TEXT,
    CONSTRAINT "fact_reviews_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "imports" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "header" TEXT[],
    "rows" JSONB NOT NULL,
    "mapping" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'uploaded',
    "counts" JSONB,
    "refused" JSONB,
    "written" JSONB,
    "actor_id" UUID NOT NULL,
    "actor_name" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "link_findings" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "outside" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "link_findings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outside_links" (
    "digest" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "places" JSONB NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3),
    "silences" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "outside_links_pkey" PRIMARY KEY ("digest")
);

CREATE TABLE "list_views" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "params" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "owner_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "list_views_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "list_layouts" (
    "user_id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "columns" TEXT,
    "default_view_id" UUID,
    CONSTRAINT "list_layouts_pkey" PRIMARY KEY ("user_id","entity")
);

CREATE TABLE "page_uniqueness" (
    "path" TEXT NOT NULL,
    "peer_group" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "shingles" BYTEA NOT NULL,
    "score" INTEGER,
    "similar_path" TEXT,
    "read_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3),
    CONSTRAINT "page_uniqueness_pkey" PRIMARY KEY ("path")
);

CREATE TABLE "page_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "asked_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    CONSTRAINT "page_checks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "preview_links" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "preview_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "releases" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "at" TIMESTAMPTZ(3),
    "planned_by_id" UUID,
    "planned_by_name" TEXT,
    "problem" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "published_by_name" TEXT,
    "taken_back_at" TIMESTAMPTZ(3),
    "taken_back_by_name" TEXT,
    "created_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "releases_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "release_items" (
    "id" UUID NOT NULL,
    "release_id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "before" JSONB,
    "draft" JSONB,
    "published_as" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "release_items_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deleted_records" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "community_id" UUID,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "purge_at" TIMESTAMPTZ(3) NOT NULL,
    "snapshot" JSONB NOT NULL,
    CONSTRAINT "deleted_records_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "care_types" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "image_id" UUID,
    "care_pricing" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "care_types_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "amenities" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT,
    "description" TEXT,
    "icon" TEXT,
    "image_url" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "amenities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "communities" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "street" TEXT,
    "city" TEXT,
    "state" CHAR(2) NOT NULL DEFAULT 'CO',
    "zip" TEXT,
    "latitude" DECIMAL(9,6),
    "longitude" DECIMAL(9,6),
    "time_zone" TEXT NOT NULL DEFAULT 'America/Denver',
    "serves_cities" TEXT[],
    "phone_display" TEXT,
    "phone_dial" TEXT,
    "secondary_phone_display" TEXT,
    "secondary_phone_dial" TEXT,
    "email" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "hero_image_url" TEXT,
    "image_id" UUID,
    "logo_image_id" UUID,
    "inverted_logo_image_id" UUID,
    "contact_image_id" UUID,
    "pricing_image_id" UUID,
    "brochure_image_id" UUID,
    "experience_image_id" UUID,
    "fitness_image_id" UUID,
    "private_dining_image_id" UUID,
    "salon_image_id" UUID,
    "courtyards_image_id" UUID,
    "brochure_link" TEXT,
    "calendar_file_1" TEXT,
    "calendar_file_1_button_text" TEXT,
    "calendar_file_2" TEXT,
    "calendar_file_2_button_text" TEXT,
    "overview" TEXT,
    "heading" TEXT,
    "subheading" TEXT,
    "description" TEXT,
    "short_description" TEXT,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "starting_rate_display" TEXT,
    "starting_price" DECIMAL(10,2),
    "price_as_of" DATE,
    "special_certifications" TEXT[],
    "main_color_hex" TEXT,
    "cta_color_hex" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "rating" DECIMAL(2,1) NOT NULL DEFAULT 4.8,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "license_status" TEXT NOT NULL DEFAULT 'Licensed & Insured',
    "same_day_tours" BOOLEAN NOT NULL DEFAULT true,
    "no_obligation" BOOLEAN NOT NULL DEFAULT true,
    "talk_further_id" TEXT,
    "video_url" TEXT,
    "property_map_url" TEXT,
    "employment_link" TEXT,
    "cluster" TEXT,
    "year_established" INTEGER,
    "licensed_since" INTEGER,
    "resident_capacity" INTEGER,
    "verified_stats" JSONB NOT NULL DEFAULT '{}',
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "communities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "communities_care_types" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "community_id" UUID NOT NULL,
    "care_type_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "communities_care_types_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "communities_amenities" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "community_id" UUID NOT NULL,
    "amenity_id" UUID NOT NULL,
    "image_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "communities_amenities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "community_highlights" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "image_id" UUID,
    "cta_label" TEXT,
    "cta_href" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "community_highlights_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "community_features" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "eyebrow" TEXT,
    "title" TEXT NOT NULL,
    "body" TEXT,
    "image_id" UUID,
    "image_alt" TEXT,
    "cta_label" TEXT,
    "cta_href" TEXT,
    "image_left" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "community_features_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "floor_plans" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "care_type_id" UUID,
    "plan_slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bedrooms" INTEGER NOT NULL,
    "bathrooms" DECIMAL(3,1) NOT NULL,
    "square_feet" INTEGER,
    "description" TEXT,
    "highlights" TEXT[],
    "image_url" TEXT,
    "plan_image_url" TEXT,
    "pdf_url" TEXT,
    "accessible" BOOLEAN NOT NULL DEFAULT false,
    "layout" JSONB NOT NULL DEFAULT '[]',
    "starting_rate_display" TEXT,
    "starting_price" DECIMAL(10,2),
    "price_as_of" DATE,
    "care_pricing" TEXT,
    "availability" TEXT NOT NULL DEFAULT 'available',
    "available_from" DATE,
    "sort_priority" INTEGER NOT NULL DEFAULT 0,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "floor_plans_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "floor_plan_images" (
    "id" UUID NOT NULL,
    "floor_plan_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "floor_plan_images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "testimonials" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "author_name" TEXT NOT NULL,
    "author_relation" TEXT,
    "content" TEXT NOT NULL,
    "highlight" TEXT,
    "rating" INTEGER,
    "image_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT,
    "written_on" DATE,
    "consent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "team_members" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "department" TEXT,
    "bio" TEXT,
    "avatar_image_id" UUID,
    "community_id" UUID,
    "email" TEXT,
    "phone" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "started_year" INTEGER,
    "tags" TEXT[],
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "body_html" TEXT,
    "hero_image_url" TEXT,
    "image_id" UUID,
    "tags" TEXT[],
    "attachment_id" UUID,
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "seo_title" TEXT,
    "seo_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "post_attachments" (
    "id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "uploaded_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "post_attachments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "summary" TEXT,
    "main_image_id" UUID,
    "thumbnail_image_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "category" TEXT,
    "author" TEXT,
    "author_id" UUID,
    "tags" TEXT[],
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "published_at" TIMESTAMPTZ(3),
    "seo_title" TEXT,
    "seo_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "blog_post_images" (
    "id" UUID NOT NULL,
    "blog_post_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "caption" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "blog_post_images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "description" TEXT,
    "image_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "location_text" TEXT,
    "rsvp_url" TEXT,
    "community_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "max_attendees" INTEGER,
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "called_off" BOOLEAN NOT NULL DEFAULT false,
    "called_off_note" TEXT,
    "called_off_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "faqs" (
    "id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "category" TEXT,
    "community_id" UUID,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "social_posts" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "image_id" UUID,
    "caption" TEXT,
    "link_url" TEXT,
    "author" TEXT,
    "post_date" TIMESTAMPTZ(3),
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "social_posts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "index_now" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "turn_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "told_count" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    CONSTRAINT "index_now_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "index_now_addresses" (
    "path" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    CONSTRAINT "index_now_addresses_pkey" PRIMARY KEY ("path")
);

CREATE TABLE "missed_addresses" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "referrer_host" TEXT,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "missed_addresses_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "page_days" (
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "referrer_host" TEXT NOT NULL,
    "views" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL,
    "arrivals" INTEGER NOT NULL,
    CONSTRAINT "page_days_pkey" PRIMARY KEY ("day","path","device","way","referrer_host")
);

CREATE TABLE "page_vitals" (
    "day" DATE NOT NULL,
    "template" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "class" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "page_vitals_pkey" PRIMARY KEY ("day","template","device","metric","class")
);

CREATE TABLE "form_step_days" (
    "day" DATE NOT NULL,
    "form" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "form_step_days_pkey" PRIMARY KEY ("day","form","step")
);

CREATE TABLE "pages" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "layout" TEXT NOT NULL DEFAULT 'plain',
    "part" TEXT,
    "part_title" TEXT,
    "part_after" INTEGER NOT NULL DEFAULT 0,
    "care_type_id" UUID,
    "community_picture" TEXT NOT NULL DEFAULT 'image',
    "indexed" BOOLEAN NOT NULL DEFAULT true,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "pages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "landing_page_templates" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "url_pattern" TEXT NOT NULL,
    "template_type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "meta_description" TEXT,
    "h1_headline" TEXT,
    "subheadline" TEXT,
    "community_id" UUID,
    "care_type_id" UUID,
    "cities" TEXT[],
    "show_gallery" BOOLEAN NOT NULL DEFAULT true,
    "show_testimonials" BOOLEAN NOT NULL DEFAULT true,
    "show_team_members" BOOLEAN NOT NULL DEFAULT true,
    "show_pricing" BOOLEAN NOT NULL DEFAULT true,
    "show_floor_plans" BOOLEAN NOT NULL DEFAULT false,
    "show_faqs" BOOLEAN NOT NULL DEFAULT true,
    "hero_image_id" UUID,
    "hero_title" TEXT,
    "hero_subtitle" TEXT,
    "hero_cta_text" TEXT,
    "hero_title_b" TEXT,
    "hero_subtitle_b" TEXT,
    "hero_cta_text_b" TEXT,
    "custom_content" TEXT,
    "schema_org_json" JSONB,
    "testimonial_video_url" TEXT,
    "hero_video_url" TEXT,
    "custom_scripts" TEXT,
    "conversion_rate" DECIMAL(6,4),
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "conversions" INTEGER NOT NULL DEFAULT 0,
    "last_optimized_at" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "landing_page_templates_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "landing_page_tests" (
    "id" UUID NOT NULL,
    "landing_page_template_id" UUID NOT NULL,
    "baseline_rate" DOUBLE PRECISION NOT NULL,
    "target_rate" DOUBLE PRECISION NOT NULL,
    "visitors_wanted" INTEGER NOT NULL,
    "visitors_a" INTEGER NOT NULL DEFAULT 0,
    "visitors_b" INTEGER NOT NULL DEFAULT 0,
    "started_by" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "filled_at" TIMESTAMPTZ(3),
    "requests_a" INTEGER,
    "requests_b" INTEGER,
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "kept" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "landing_page_tests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "page_heroes" (
    "id" UUID NOT NULL,
    "page_path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT,
    "background_image_url" TEXT,
    "image_id" UUID,
    "images" TEXT[],
    "videos" TEXT[],
    "use_video" BOOLEAN NOT NULL DEFAULT false,
    "cta_text" TEXT,
    "cta_link" TEXT,
    "overlay_opacity" DECIMAL(3,2) NOT NULL DEFAULT 0.50,
    "text_alignment" TEXT NOT NULL DEFAULT 'center',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "page_heroes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "homepage_sections" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "section_type" TEXT NOT NULL,
    "title" TEXT,
    "subtitle" TEXT,
    "body" TEXT,
    "cta_label" TEXT,
    "cta_url" TEXT,
    "image_id" UUID,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "homepage_sections_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "homepage_config" (
    "id" UUID NOT NULL,
    "section_key" TEXT NOT NULL,
    "heading" TEXT,
    "subheading" TEXT,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "homepage_config_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "page_content_sections" (
    "id" UUID NOT NULL,
    "page_path" TEXT,
    "landing_page_template_id" UUID,
    "section_type" TEXT NOT NULL,
    "section_key" TEXT NOT NULL,
    "title" TEXT,
    "subtitle" TEXT,
    "content" JSONB,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "page_content_sections_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "exit_intent_popup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL DEFAULT 'Wait! Don''t Miss This',
    "message" TEXT NOT NULL DEFAULT 'Before you go, take our free Senior Living Guide: what each kind of care means, what it costs in Colorado, and twenty questions to ask on a tour.',
    "cta_text" TEXT NOT NULL DEFAULT 'Get My Free Guide',
    "cta_link" TEXT,
    "image_id" UUID,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "exit_intent_popup_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'information',
    "link_label" TEXT,
    "link_url" TEXT,
    "place" TEXT NOT NULL DEFAULT 'site',
    "shown_from" TIMESTAMPTZ(3),
    "shown_until" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "announcement_communities" (
    "announcement_id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    CONSTRAINT "announcement_communities_pkey" PRIMARY KEY ("announcement_id","community_id")
);

CREATE TABLE "quizzes" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "result_title" TEXT,
    "result_message" TEXT,
    "result_tiers" JSONB NOT NULL DEFAULT '[]',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "quizzes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_questions" (
    "id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'multiple_choice',
    "required" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "quiz_questions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_answer_options" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "score" INTEGER NOT NULL DEFAULT 0,
    "result_category" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "quiz_answer_options_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_responses" (
    "id" UUID NOT NULL,
    "quiz_id" UUID,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "total_score" INTEGER,
    "result_category" TEXT,
    "contact" TEXT NOT NULL DEFAULT 'information',
    "held_reason" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "msclkid" TEXT,
    "touches" JSONB,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "quiz_responses_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_results" (
    "id" UUID NOT NULL,
    "quiz_id" UUID,
    "response_id" UUID,
    "transaction_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "total_score" INTEGER NOT NULL,
    "result_category" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "quiz_results_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "content_assets" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "category" TEXT,
    "file_url" TEXT,
    "object_key" TEXT,
    "thumbnail" TEXT,
    "file_size" INTEGER,
    "mime_type" TEXT,
    "required_fields" TEXT[] DEFAULT ARRAY['email']::TEXT[],
    "article_content" TEXT,
    "featured_image_id" UUID,
    "author_id" UUID,
    "cta_text" TEXT NOT NULL DEFAULT 'Download Full Guide',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "content_assets_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "asset_downloads" (
    "id" UUID NOT NULL,
    "content_asset_id" UUID,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "contact" TEXT NOT NULL DEFAULT 'information',
    "held_reason" TEXT,
    "downloaded_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "utm_term" TEXT,
    "utm_content" TEXT,
    "landing_page_url" TEXT,
    "transaction_id" TEXT,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "fbclid" TEXT,
    "msclkid" TEXT,
    "touches" JSONB,
    "client_user_agent" TEXT,
    "client_ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "asset_downloads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "site_settings" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL,
    "company_phone_display" TEXT,
    "company_phone_dial" TEXT,
    "company_email" TEXT,
    "support_email" TEXT,
    "company_address" TEXT,
    "company_city" TEXT,
    "company_state" CHAR(2),
    "company_zip" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "linkedin_url" TEXT,
    "twitter_url" TEXT,
    "tagline" TEXT,
    "product_slug" TEXT NOT NULL DEFAULT 'evergrove',
    "unassigned_leads_shown" BOOLEAN NOT NULL DEFAULT true,
    "uniqueness_limit" INTEGER NOT NULL DEFAULT 15,
    "custom_scripts_on" BOOLEAN NOT NULL DEFAULT false,
    "time_zone" TEXT NOT NULL DEFAULT 'America/Denver',
    "consent_text" TEXT NOT NULL DEFAULT 'By sending this you agree that we may call you about your request. Consent is not a condition of any service.',
    "consent_version" INTEGER NOT NULL DEFAULT 1,
    "text_consent_text" TEXT DEFAULT 'Text me about my request (optional). {company} may send up to 6 texts about it: that we have it, when my tour is, reminders and changes. Message and data rates may apply. Reply STOP to stop, HELP for help. You do not need this to get a call.',
    "continue_text" TEXT DEFAULT 'When you press Continue, we keep your name and number, so we can call you if you do not finish.',
    "unfinished_after_min" INTEGER NOT NULL DEFAULT 10,
    "unfinished_call_min" INTEGER NOT NULL DEFAULT 60,
    "after_hours_promise" TEXT NOT NULL DEFAULT 'Our phones open again {time}. We will call you then, first thing.',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "site_navigation" (
    "id" UUID NOT NULL,
    "menu" JSONB NOT NULL DEFAULT '[]',
    "footer" JSONB NOT NULL DEFAULT '[]',
    "legal" JSONB NOT NULL DEFAULT '[]',
    "footer_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "site_navigation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staffed_hours" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "weekday" INTEGER,
    "date" DATE,
    "last_date" DATE,
    "opens_at" TEXT,
    "closes_at" TEXT,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "staffed_hours_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "email_recipients" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "email_recipients_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "redirects" (
    "id" UUID NOT NULL,
    "from_path" TEXT NOT NULL,
    "to_path" TEXT NOT NULL,
    "status_code" INTEGER NOT NULL DEFAULT 308,
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "last_hit_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "database_id" UUID NOT NULL,
    "seeded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,
    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys"("secret_hash");
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");
CREATE INDEX "users_email_idx" ON "users"("email");
CREATE INDEX "users_disabled_at_idx" ON "users"("disabled_at");
CREATE INDEX "alert_rules_mobile_idx" ON "alert_rules"("mobile");
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");
CREATE INDEX "push_devices_user_id_idx" ON "push_devices"("user_id");
CREATE INDEX "shifts_user_id_idx" ON "shifts"("user_id");
CREATE INDEX "vacations_user_id_idx" ON "vacations"("user_id");
CREATE INDEX "vacations_cover_id_idx" ON "vacations"("cover_id");
CREATE INDEX "users_communities_community_id_idx" ON "users_communities"("community_id");
CREATE INDEX "sessions_user_id_revoked_at_idx" ON "sessions"("user_id", "revoked_at");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");
CREATE INDEX "invitations_email_idx" ON "invitations"("email");
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");
CREATE INDEX "invitations_accepted_at_idx" ON "invitations"("accepted_at");
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");
CREATE UNIQUE INDEX "password_resets_user_id_key" ON "password_resets"("user_id");
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "lead_handoffs_deal_idx" ON "lead_handoffs"("deal_id");
CREATE INDEX "household_contacts_household_id_idx" ON "household_contacts"("household_id");
CREATE INDEX "household_contacts_phone_e164_idx" ON "household_contacts"("phone_e164");
CREATE INDEX "household_contacts_email_idx" ON "household_contacts"("email");
CREATE INDEX "household_contacts_search_idx" ON "household_contacts" USING GIN ("name" gin_trgm_ops, "phone_e164" gin_trgm_ops, "email" gin_trgm_ops);
CREATE INDEX "household_residents_household_id_idx" ON "household_residents"("household_id");
CREATE INDEX "household_residents_search_idx" ON "household_residents" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "resident_care_types_care_type_id_idx" ON "resident_care_types"("care_type_id");
CREATE INDEX "household_merges_kept_id_idx" ON "household_merges"("kept_id");
CREATE INDEX "household_merges_absorbed_id_idx" ON "household_merges"("absorbed_id");
CREATE INDEX "household_merges_merged_at_idx" ON "household_merges"("merged_at");
CREATE INDEX "households_apart_second_id_idx" ON "households_apart"("second_id");
CREATE UNIQUE INDEX "event_rsvps_idempotency_key_key" ON "event_rsvps"("idempotency_key");
CREATE INDEX "event_rsvps_event_id_status_created_at_idx" ON "event_rsvps"("event_id", "status", "created_at");
CREATE INDEX "event_rsvps_community_id_created_at_idx" ON "event_rsvps"("community_id", "created_at" DESC);
CREATE INDEX "event_rsvps_created_at_id_idx" ON "event_rsvps"("created_at" DESC, "id" DESC);
CREATE INDEX "event_rsvps_phone_e164_idx" ON "event_rsvps"("phone_e164");
CREATE INDEX "event_rsvps_email_idx" ON "event_rsvps"("email");
CREATE INDEX "event_rsvps_client_ip_address_created_at_idx" ON "event_rsvps"("client_ip_address", "created_at");
CREATE UNIQUE INDEX "lead_forms_form_id_key" ON "lead_forms"("form_id");
CREATE INDEX "lead_form_deliveries_platform_received_at_idx" ON "lead_form_deliveries"("platform", "received_at" DESC);
CREATE INDEX "lead_form_deliveries_tour_request_id_idx" ON "lead_form_deliveries"("tour_request_id");
CREATE UNIQUE INDEX "lead_form_deliveries_platform_external_id_key" ON "lead_form_deliveries"("platform", "external_id");
CREATE UNIQUE INDEX "tour_requests_transaction_id_key" ON "tour_requests"("transaction_id");
CREATE INDEX "tour_requests_status_created_at_idx" ON "tour_requests"("status", "created_at" DESC);
CREATE INDEX "tour_requests_community_id_created_at_idx" ON "tour_requests"("community_id", "created_at" DESC);
CREATE INDEX "tour_requests_community_id_scheduled_date_idx" ON "tour_requests"("community_id", "scheduled_date");
CREATE INDEX "tour_requests_owner_id_status_idx" ON "tour_requests"("owner_id", "status");
CREATE INDEX "tour_requests_phone_e164_created_at_idx" ON "tour_requests"("phone_e164", "created_at");
CREATE INDEX "tour_requests_client_ip_address_created_at_idx" ON "tour_requests"("client_ip_address", "created_at");
CREATE INDEX "tour_requests_email_idx" ON "tour_requests"("email");
CREATE INDEX "tour_requests_household_id_idx" ON "tour_requests"("household_id");
CREATE INDEX "tour_requests_landing_page_template_id_idx" ON "tour_requests"("landing_page_template_id");
CREATE UNIQUE INDEX "quarantines_tour_request_id_key" ON "quarantines"("tour_request_id");
CREATE INDEX "quarantines_released_at_created_at_idx" ON "quarantines"("released_at", "created_at" DESC);
CREATE UNIQUE INDEX "partial_leads_transaction_id_key" ON "partial_leads"("transaction_id");
CREATE INDEX "partial_leads_phone_e164_idx" ON "partial_leads"("phone_e164");
CREATE UNIQUE INDEX "imported_calls_key_key" ON "imported_calls"("key");
CREATE INDEX "lead_consents_tour_request_id_idx" ON "lead_consents"("tour_request_id");
CREATE INDEX "lead_events_tour_request_id_created_at_idx" ON "lead_events"("tour_request_id", "created_at");
CREATE UNIQUE INDEX "exit_intent_submissions_transaction_id_key" ON "exit_intent_submissions"("transaction_id");
CREATE INDEX "exit_intent_submissions_created_at_id_idx" ON "exit_intent_submissions"("created_at" DESC, "id" DESC);
CREATE INDEX "exit_intent_submissions_email_idx" ON "exit_intent_submissions"("email");
CREATE INDEX "exit_intent_submissions_client_ip_address_created_at_idx" ON "exit_intent_submissions"("client_ip_address", "created_at");
CREATE UNIQUE INDEX "blocked_senders_value_key" ON "blocked_senders"("value");
CREATE INDEX "lead_tag_links_tag_id_tour_request_id_idx" ON "lead_tag_links"("tag_id", "tour_request_id");
CREATE UNIQUE INDEX "referral_agencies_name_key" ON "referral_agencies"("name");
CREATE UNIQUE INDEX "inbound_mails_place_key" ON "inbound_mails"("place");
CREATE UNIQUE INDEX "inbound_mails_digest_key" ON "inbound_mails"("digest");
CREATE UNIQUE INDEX "inbound_mails_tour_request_id_key" ON "inbound_mails"("tour_request_id");
CREATE INDEX "inbound_mails_created_at_id_idx" ON "inbound_mails"("created_at" DESC, "id" DESC);
CREATE INDEX "inbound_mails_agency_id_created_at_idx" ON "inbound_mails"("agency_id", "created_at" DESC);
CREATE INDEX "inbound_mails_search_idx" ON "inbound_mails" USING GIN ("from_address" gin_trgm_ops, "subject" gin_trgm_ops);
CREATE UNIQUE INDEX "tour_calendars_community_id_key" ON "tour_calendars"("community_id");
CREATE UNIQUE INDEX "conversion_values_community_id_key" ON "conversion_values"("community_id");
CREATE INDEX "conversion_uploads_created_at_id_idx" ON "conversion_uploads"("created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "conversion_uploads_tour_request_id_vendor_tier_key" ON "conversion_uploads"("tour_request_id", "vendor", "tier");
CREATE UNIQUE INDEX "conversion_actions_external_id_key" ON "conversion_actions"("external_id");
CREATE UNIQUE INDEX "campaigns_external_id_key" ON "campaigns"("external_id");
CREATE UNIQUE INDEX "ad_groups_external_id_key" ON "ad_groups"("external_id");
CREATE INDEX "ad_groups_campaign_id_idx" ON "ad_groups"("campaign_id");
CREATE UNIQUE INDEX "keywords_external_id_key" ON "keywords"("external_id");
CREATE INDEX "keywords_ad_group_id_idx" ON "keywords"("ad_group_id");
CREATE UNIQUE INDEX "ads_external_id_key" ON "ads"("external_id");
CREATE INDEX "ads_ad_group_id_idx" ON "ads"("ad_group_id");
CREATE INDEX "ad_metrics_campaign_id_day_idx" ON "ad_metrics"("campaign_id", "day");
CREATE INDEX "ad_metrics_level_day_idx" ON "ad_metrics"("level", "day");
CREATE INDEX "ad_metrics_ad_group_id_idx" ON "ad_metrics"("ad_group_id");
CREATE INDEX "ad_metrics_keyword_id_idx" ON "ad_metrics"("keyword_id");
CREATE UNIQUE INDEX "ad_clicks_gclid_key" ON "ad_clicks"("gclid");
CREATE INDEX "ad_clicks_campaign_id_idx" ON "ad_clicks"("campaign_id");
CREATE INDEX "ad_clicks_ad_group_id_idx" ON "ad_clicks"("ad_group_id");
CREATE INDEX "ad_clicks_keyword_id_idx" ON "ad_clicks"("keyword_id");
CREATE INDEX "phone_taps_created_at_id_idx" ON "phone_taps"("created_at" DESC, "id" DESC);
CREATE INDEX "phone_taps_community_id_idx" ON "phone_taps"("community_id");
CREATE UNIQUE INDEX "tracking_numbers_number_key" ON "tracking_numbers"("number");
CREATE INDEX "tracking_numbers_created_at_id_idx" ON "tracking_numbers"("created_at" DESC, "id" DESC);
CREATE INDEX "tracking_numbers_community_id_idx" ON "tracking_numbers"("community_id");
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at" DESC, "id" DESC);
CREATE INDEX "audit_log_entity_at_idx" ON "audit_log"("entity", "at" DESC);
CREATE INDEX "audit_log_entity_entity_id_at_idx" ON "audit_log"("entity", "entity_id", "at" DESC);
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at" DESC);
CREATE INDEX "audit_log_action_at_idx" ON "audit_log"("action", "at" DESC);
CREATE UNIQUE INDEX "revisions_entity_entity_id_number_key" ON "revisions"("entity", "entity_id", "number");
CREATE INDEX "do_not_contacts_created_at_id_idx" ON "do_not_contacts"("created_at" DESC, "id" DESC);
CREATE INDEX "do_not_contacts_phone_e164_idx" ON "do_not_contacts"("phone_e164");
CREATE INDEX "do_not_contacts_email_idx" ON "do_not_contacts"("email");
CREATE INDEX "do_not_contacts_digest_idx" ON "do_not_contacts"("digest");
CREATE INDEX "do_not_contacts_community_id_idx" ON "do_not_contacts"("community_id");
CREATE INDEX "do_not_contacts_search_idx" ON "do_not_contacts" USING GIN ("phone_e164" gin_trgm_ops, "email" gin_trgm_ops, "words" gin_trgm_ops);
CREATE UNIQUE INDEX "images_object_key_key" ON "images"("object_key");
CREATE UNIQUE INDEX "images_checksum_key" ON "images"("checksum");
CREATE INDEX "images_created_at_idx" ON "images"("created_at" DESC);
CREATE INDEX "image_tag_links_tag_id_image_id_idx" ON "image_tag_links"("tag_id", "image_id");
CREATE UNIQUE INDEX "galleries_slug_key" ON "galleries"("slug");
CREATE INDEX "galleries_community_id_active_published_idx" ON "galleries"("community_id", "active", "published");
CREATE INDEX "gallery_images_gallery_id_sort_order_idx" ON "gallery_images"("gallery_id", "sort_order");
CREATE INDEX "gallery_images_image_id_idx" ON "gallery_images"("image_id");
CREATE INDEX "backup_runs_kind_finished_at_idx" ON "backup_runs"("kind", "finished_at" DESC);
CREATE INDEX "test_leads_submitted_at_idx" ON "test_leads"("submitted_at" DESC);
CREATE UNIQUE INDEX "outbox_items_dedup_key_key" ON "outbox_items"("dedup_key");
CREATE INDEX "outbox_items_tour_request_id_idx" ON "outbox_items"("tour_request_id");
CREATE UNIQUE INDEX "outbox_attempts_item_id_number_key" ON "outbox_attempts"("item_id", "number");
CREATE INDEX "approval_requests_entity_entity_id_idx" ON "approval_requests"("entity", "entity_id");
CREATE INDEX "approval_requests_state_idx" ON "approval_requests"("state");
CREATE INDEX "comment_threads_entity_entity_id_idx" ON "comment_threads"("entity", "entity_id");
CREATE INDEX "comments_thread_id_idx" ON "comments"("thread_id");
CREATE INDEX "comment_mentions_user_id_seen_at_idx" ON "comment_mentions"("user_id", "seen_at");
CREATE INDEX "drafts_actor_id_updated_at_idx" ON "drafts"("actor_id", "updated_at" DESC);
CREATE UNIQUE INDEX "drafts_entity_entity_id_key" ON "drafts"("entity", "entity_id");
CREATE INDEX "publication_plans_entity_entity_id_idx" ON "publication_plans"("entity", "entity_id");
CREATE INDEX "publication_plans_state_at_idx" ON "publication_plans"("state", "at");
CREATE INDEX "fact_reviews_owner_id_idx" ON "fact_reviews"("owner_id");
CREATE UNIQUE INDEX "fact_reviews_entity_entity_id_fact_key" ON "fact_reviews"("entity", "entity_id", "fact");
CREATE INDEX "imports_entity_created_at_idx" ON "imports"("entity", "created_at" DESC);
CREATE INDEX "imports_actor_id_idx" ON "imports"("actor_id");
CREATE INDEX "imports_created_at_idx" ON "imports"("created_at");
CREATE INDEX "list_views_entity_shared_idx" ON "list_views"("entity", "shared");
CREATE UNIQUE INDEX "list_views_owner_id_entity_name_key" ON "list_views"("owner_id", "entity", "name");
CREATE INDEX "list_layouts_default_view_id_idx" ON "list_layouts"("default_view_id");
CREATE INDEX "page_uniqueness_score_path_idx" ON "page_uniqueness"("score", "path");
CREATE INDEX "page_uniqueness_peer_group_path_idx" ON "page_uniqueness"("peer_group", "path");
CREATE INDEX "preview_links_entity_entity_id_idx" ON "preview_links"("entity", "entity_id");
CREATE INDEX "preview_links_actor_id_idx" ON "preview_links"("actor_id");
CREATE INDEX "preview_links_expires_at_idx" ON "preview_links"("expires_at");
CREATE INDEX "release_items_entity_entity_id_idx" ON "release_items"("entity", "entity_id");
CREATE UNIQUE INDEX "release_items_release_id_entity_entity_id_key" ON "release_items"("release_id", "entity", "entity_id");
CREATE INDEX "deleted_records_deleted_at_id_idx" ON "deleted_records"("deleted_at" DESC, "id" DESC);
CREATE INDEX "deleted_records_entity_deleted_at_idx" ON "deleted_records"("entity", "deleted_at" DESC);
CREATE INDEX "deleted_records_purge_at_idx" ON "deleted_records"("purge_at");
CREATE UNIQUE INDEX "care_types_slug_key" ON "care_types"("slug");
CREATE INDEX "care_types_active_sort_order_idx" ON "care_types"("active", "sort_order");
CREATE INDEX "care_types_image_id_idx" ON "care_types"("image_id");
CREATE UNIQUE INDEX "amenities_slug_key" ON "amenities"("slug");
CREATE INDEX "amenities_active_category_sort_order_idx" ON "amenities"("active", "category", "sort_order");
CREATE UNIQUE INDEX "communities_slug_key" ON "communities"("slug");
CREATE INDEX "communities_active_featured_sort_order_idx" ON "communities"("active", "featured", "sort_order");
CREATE INDEX "communities_active_city_idx" ON "communities"("active", "city");
CREATE INDEX "communities_active_starting_price_idx" ON "communities"("active", "starting_price");
CREATE INDEX "communities_image_id_idx" ON "communities"("image_id");
CREATE INDEX "communities_care_types_care_type_id_idx" ON "communities_care_types"("care_type_id");
CREATE UNIQUE INDEX "communities_care_types_community_id_care_type_id_key" ON "communities_care_types"("community_id", "care_type_id");
CREATE INDEX "communities_amenities_amenity_id_idx" ON "communities_amenities"("amenity_id");
CREATE INDEX "communities_amenities_image_id_idx" ON "communities_amenities"("image_id");
CREATE UNIQUE INDEX "communities_amenities_community_id_amenity_id_key" ON "communities_amenities"("community_id", "amenity_id");
CREATE INDEX "community_highlights_community_id_active_sort_order_idx" ON "community_highlights"("community_id", "active", "sort_order");
CREATE INDEX "community_highlights_image_id_idx" ON "community_highlights"("image_id");
CREATE INDEX "community_features_community_id_active_sort_order_idx" ON "community_features"("community_id", "active", "sort_order");
CREATE INDEX "community_features_image_id_idx" ON "community_features"("image_id");
CREATE INDEX "floor_plans_community_id_active_sort_order_idx" ON "floor_plans"("community_id", "active", "sort_order");
CREATE INDEX "floor_plans_care_type_id_idx" ON "floor_plans"("care_type_id");
CREATE INDEX "floor_plans_active_availability_starting_price_idx" ON "floor_plans"("active", "availability", "starting_price");
CREATE UNIQUE INDEX "floor_plans_community_id_plan_slug_key" ON "floor_plans"("community_id", "plan_slug");
CREATE INDEX "floor_plan_images_floor_plan_id_sort_order_idx" ON "floor_plan_images"("floor_plan_id", "sort_order");
CREATE INDEX "floor_plan_images_image_id_idx" ON "floor_plan_images"("image_id");
CREATE INDEX "testimonials_community_id_approved_sort_order_idx" ON "testimonials"("community_id", "approved", "sort_order");
CREATE INDEX "testimonials_approved_featured_sort_order_idx" ON "testimonials"("approved", "featured", "sort_order");
CREATE INDEX "testimonials_image_id_idx" ON "testimonials"("image_id");
CREATE UNIQUE INDEX "team_members_slug_key" ON "team_members"("slug");
CREATE INDEX "team_members_active_sort_order_idx" ON "team_members"("active", "sort_order");
CREATE INDEX "team_members_community_id_active_sort_order_idx" ON "team_members"("community_id", "active", "sort_order");
CREATE INDEX "team_members_department_idx" ON "team_members"("department");
CREATE INDEX "team_members_avatar_image_id_idx" ON "team_members"("avatar_image_id");
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");
CREATE INDEX "posts_published_published_at_idx" ON "posts"("published", "published_at" DESC);
CREATE INDEX "posts_community_id_published_idx" ON "posts"("community_id", "published");
CREATE INDEX "posts_image_id_idx" ON "posts"("image_id");
CREATE INDEX "posts_attachment_id_idx" ON "posts"("attachment_id");
CREATE INDEX "posts_tags_idx" ON "posts" USING GIN ("tags");
CREATE UNIQUE INDEX "post_attachments_object_key_key" ON "post_attachments"("object_key");
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");
CREATE INDEX "blog_posts_published_published_at_idx" ON "blog_posts"("published", "published_at" DESC);
CREATE INDEX "blog_posts_published_category_idx" ON "blog_posts"("published", "category");
CREATE INDEX "blog_posts_community_id_published_idx" ON "blog_posts"("community_id", "published");
CREATE INDEX "blog_posts_author_id_idx" ON "blog_posts"("author_id");
CREATE INDEX "blog_posts_main_image_id_idx" ON "blog_posts"("main_image_id");
CREATE INDEX "blog_posts_thumbnail_image_id_idx" ON "blog_posts"("thumbnail_image_id");
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING GIN ("tags");
CREATE INDEX "blog_post_images_blog_post_id_sort_order_idx" ON "blog_post_images"("blog_post_id", "sort_order");
CREATE INDEX "blog_post_images_image_id_idx" ON "blog_post_images"("image_id");
CREATE UNIQUE INDEX "events_slug_key" ON "events"("slug");
CREATE INDEX "events_published_is_public_starts_at_idx" ON "events"("published", "is_public", "starts_at");
CREATE INDEX "events_community_id_starts_at_idx" ON "events"("community_id", "starts_at");
CREATE INDEX "events_image_id_idx" ON "events"("image_id");
CREATE INDEX "faqs_active_category_sort_order_idx" ON "faqs"("active", "category", "sort_order");
CREATE INDEX "faqs_community_id_active_sort_order_idx" ON "faqs"("community_id", "active", "sort_order");
CREATE INDEX "social_posts_community_id_active_sort_order_idx" ON "social_posts"("community_id", "active", "sort_order");
CREATE INDEX "social_posts_image_id_idx" ON "social_posts"("image_id");
CREATE UNIQUE INDEX "missed_addresses_path_key" ON "missed_addresses"("path");
CREATE INDEX "missed_addresses_hits_id_idx" ON "missed_addresses"("hits" DESC, "id" DESC);
CREATE UNIQUE INDEX "pages_path_key" ON "pages"("path");
CREATE INDEX "pages_care_type_id_idx" ON "pages"("care_type_id");
CREATE UNIQUE INDEX "landing_page_templates_slug_key" ON "landing_page_templates"("slug");
CREATE INDEX "landing_page_templates_active_url_pattern_idx" ON "landing_page_templates"("active", "url_pattern");
CREATE INDEX "landing_page_templates_active_template_type_sort_order_idx" ON "landing_page_templates"("active", "template_type", "sort_order");
CREATE INDEX "landing_page_templates_community_id_idx" ON "landing_page_templates"("community_id");
CREATE INDEX "landing_page_templates_care_type_id_idx" ON "landing_page_templates"("care_type_id");
CREATE INDEX "landing_page_templates_hero_image_id_idx" ON "landing_page_templates"("hero_image_id");
CREATE INDEX "landing_page_tests_landing_page_template_id_started_at_idx" ON "landing_page_tests"("landing_page_template_id", "started_at" DESC);
CREATE UNIQUE INDEX "page_heroes_page_path_key" ON "page_heroes"("page_path");
CREATE INDEX "page_heroes_active_sort_order_idx" ON "page_heroes"("active", "sort_order");
CREATE INDEX "page_heroes_image_id_idx" ON "page_heroes"("image_id");
CREATE UNIQUE INDEX "homepage_sections_slug_key" ON "homepage_sections"("slug");
CREATE INDEX "homepage_sections_visible_sort_order_idx" ON "homepage_sections"("visible", "sort_order");
CREATE INDEX "homepage_sections_image_id_idx" ON "homepage_sections"("image_id");
CREATE UNIQUE INDEX "homepage_config_section_key_key" ON "homepage_config"("section_key");
CREATE INDEX "page_content_sections_page_path_active_sort_order_idx" ON "page_content_sections"("page_path", "active", "sort_order");
CREATE INDEX "page_content_sections_landing_page_template_id_active_sort__idx" ON "page_content_sections"("landing_page_template_id", "active", "sort_order");
CREATE INDEX "exit_intent_popup_image_id_idx" ON "exit_intent_popup"("image_id");
CREATE INDEX "announcements_active_sort_order_idx" ON "announcements"("active", "sort_order");
CREATE INDEX "announcement_communities_community_id_announcement_id_idx" ON "announcement_communities"("community_id", "announcement_id");
CREATE UNIQUE INDEX "quizzes_slug_key" ON "quizzes"("slug");
CREATE INDEX "quizzes_active_sort_order_idx" ON "quizzes"("active", "sort_order");
CREATE INDEX "quiz_questions_quiz_id_sort_order_idx" ON "quiz_questions"("quiz_id", "sort_order");
CREATE INDEX "quiz_answer_options_question_id_sort_order_idx" ON "quiz_answer_options"("question_id", "sort_order");
CREATE UNIQUE INDEX "quiz_responses_transaction_id_key" ON "quiz_responses"("transaction_id");
CREATE INDEX "quiz_responses_quiz_id_created_at_idx" ON "quiz_responses"("quiz_id", "created_at" DESC);
CREATE INDEX "quiz_responses_created_at_id_idx" ON "quiz_responses"("created_at" DESC, "id" DESC);
CREATE INDEX "quiz_responses_result_category_created_at_idx" ON "quiz_responses"("result_category", "created_at" DESC);
CREATE INDEX "quiz_responses_email_idx" ON "quiz_responses"("email");
CREATE UNIQUE INDEX "quiz_results_response_id_key" ON "quiz_results"("response_id");
CREATE UNIQUE INDEX "quiz_results_transaction_id_key" ON "quiz_results"("transaction_id");
CREATE INDEX "quiz_results_quiz_id_created_at_idx" ON "quiz_results"("quiz_id", "created_at" DESC);
CREATE UNIQUE INDEX "content_assets_slug_key" ON "content_assets"("slug");
CREATE INDEX "content_assets_active_category_sort_order_idx" ON "content_assets"("active", "category", "sort_order");
CREATE INDEX "content_assets_featured_image_id_idx" ON "content_assets"("featured_image_id");
CREATE INDEX "content_assets_author_id_idx" ON "content_assets"("author_id");
CREATE UNIQUE INDEX "asset_downloads_transaction_id_key" ON "asset_downloads"("transaction_id");
CREATE INDEX "asset_downloads_content_asset_id_created_at_idx" ON "asset_downloads"("content_asset_id", "created_at" DESC);
CREATE INDEX "asset_downloads_created_at_id_idx" ON "asset_downloads"("created_at" DESC, "id" DESC);
CREATE INDEX "asset_downloads_email_idx" ON "asset_downloads"("email");
CREATE INDEX "staffed_hours_community_id_idx" ON "staffed_hours"("community_id");
CREATE UNIQUE INDEX "email_recipients_email_key" ON "email_recipients"("email");
CREATE INDEX "email_recipients_active_idx" ON "email_recipients"("active");
CREATE UNIQUE INDEX "redirects_from_path_key" ON "redirects"("from_path");
CREATE INDEX "redirects_to_path_idx" ON "redirects"("to_path");
CREATE UNIQUE INDEX "installation_database_id_key" ON "installation"("database_id");
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "users_communities" ADD CONSTRAINT "users_communities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "users_communities" ADD CONSTRAINT "users_communities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_handoffs" ADD CONSTRAINT "lead_handoffs_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_contacts" ADD CONSTRAINT "household_contacts_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_residents" ADD CONSTRAINT "household_residents_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resident_care_types" ADD CONSTRAINT "resident_care_types_resident_id_fkey" FOREIGN KEY ("resident_id") REFERENCES "household_residents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resident_care_types" ADD CONSTRAINT "resident_care_types_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_merges" ADD CONSTRAINT "household_merges_kept_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_merges" ADD CONSTRAINT "household_merges_absorbed_id_fkey" FOREIGN KEY ("absorbed_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "households_apart" ADD CONSTRAINT "households_apart_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "households_apart" ADD CONSTRAINT "households_apart_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "lead_form_deliveries" ADD CONSTRAINT "lead_form_deliveries_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_floor_plan_id_fkey" FOREIGN KEY ("floor_plan_id") REFERENCES "floor_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_landing_page_template_id_fkey" FOREIGN KEY ("landing_page_template_id") REFERENCES "landing_page_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_first_attempt_by_id_fkey" FOREIGN KEY ("first_attempt_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_skipped_by_id_fkey" FOREIGN KEY ("skipped_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_tag_links" ADD CONSTRAINT "lead_tag_links_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_tag_links" ADD CONSTRAINT "lead_tag_links_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "lead_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "referral_agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tour_calendars" ADD CONSTRAINT "tour_calendars_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversion_values" ADD CONSTRAINT "conversion_values_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ad_groups" ADD CONSTRAINT "ad_groups_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ads" ADD CONSTRAINT "ads_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_keyword_id_fkey" FOREIGN KEY ("keyword_id") REFERENCES "keywords"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_ad_group_id_fkey" FOREIGN KEY ("ad_group_id") REFERENCES "ad_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_keyword_id_fkey" FOREIGN KEY ("keyword_id") REFERENCES "keywords"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "phone_taps" ADD CONSTRAINT "phone_taps_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tracking_numbers" ADD CONSTRAINT "tracking_numbers_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "do_not_contacts" ADD CONSTRAINT "do_not_contacts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "image_tag_links" ADD CONSTRAINT "image_tag_links_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "image_tag_links" ADD CONSTRAINT "image_tag_links_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "image_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_id_fkey" FOREIGN KEY ("gallery_id") REFERENCES "galleries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "outbox_items" ADD CONSTRAINT "outbox_items_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outbox_attempts" ADD CONSTRAINT "outbox_attempts_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "outbox_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "comment_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fact_reviews" ADD CONSTRAINT "fact_reviews_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_layouts" ADD CONSTRAINT "list_layouts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_layouts" ADD CONSTRAINT "list_layouts_default_view_id_fkey" FOREIGN KEY ("default_view_id") REFERENCES "list_views"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "releases"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "care_types" ADD CONSTRAINT "care_types_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_logo_image_id_fkey" FOREIGN KEY ("logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_inverted_logo_image_id_fkey" FOREIGN KEY ("inverted_logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_contact_image_id_fkey" FOREIGN KEY ("contact_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_pricing_image_id_fkey" FOREIGN KEY ("pricing_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_brochure_image_id_fkey" FOREIGN KEY ("brochure_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_experience_image_id_fkey" FOREIGN KEY ("experience_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_fitness_image_id_fkey" FOREIGN KEY ("fitness_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_private_dining_image_id_fkey" FOREIGN KEY ("private_dining_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_salon_image_id_fkey" FOREIGN KEY ("salon_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_courtyards_image_id_fkey" FOREIGN KEY ("courtyards_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities_care_types" ADD CONSTRAINT "communities_care_types_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "communities_care_types" ADD CONSTRAINT "communities_care_types_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_amenity_id_fkey" FOREIGN KEY ("amenity_id") REFERENCES "amenities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "community_highlights" ADD CONSTRAINT "community_highlights_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "community_highlights" ADD CONSTRAINT "community_highlights_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "community_features" ADD CONSTRAINT "community_features_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "community_features" ADD CONSTRAINT "community_features_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "floor_plan_images" ADD CONSTRAINT "floor_plan_images_floor_plan_id_fkey" FOREIGN KEY ("floor_plan_id") REFERENCES "floor_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "floor_plan_images" ADD CONSTRAINT "floor_plan_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_avatar_image_id_fkey" FOREIGN KEY ("avatar_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "posts" ADD CONSTRAINT "posts_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "post_attachments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "posts" ADD CONSTRAINT "posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_main_image_id_fkey" FOREIGN KEY ("main_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_thumbnail_image_id_fkey" FOREIGN KEY ("thumbnail_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "blog_post_images" ADD CONSTRAINT "blog_post_images_blog_post_id_fkey" FOREIGN KEY ("blog_post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "blog_post_images" ADD CONSTRAINT "blog_post_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "events" ADD CONSTRAINT "events_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "pages" ADD CONSTRAINT "pages_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_hero_image_id_fkey" FOREIGN KEY ("hero_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "landing_page_tests" ADD CONSTRAINT "landing_page_tests_landing_page_template_id_fkey" FOREIGN KEY ("landing_page_template_id") REFERENCES "landing_page_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "page_heroes" ADD CONSTRAINT "page_heroes_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "homepage_sections" ADD CONSTRAINT "homepage_sections_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "page_content_sections" ADD CONSTRAINT "page_content_sections_landing_page_template_id_fkey" FOREIGN KEY ("landing_page_template_id") REFERENCES "landing_page_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "exit_intent_popup" ADD CONSTRAINT "exit_intent_popup_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "announcement_communities" ADD CONSTRAINT "announcement_communities_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "announcement_communities" ADD CONSTRAINT "announcement_communities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_answer_options" ADD CONSTRAINT "quiz_answer_options_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "quiz_questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_responses" ADD CONSTRAINT "quiz_responses_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "quiz_responses"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_featured_image_id_fkey" FOREIGN KEY ("featured_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "asset_downloads" ADD CONSTRAINT "asset_downloads_content_asset_id_fkey" FOREIGN KEY ("content_asset_id") REFERENCES "content_assets"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "staffed_hours" ADD CONSTRAINT "staffed_hours_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Beyond the Prisma schema: checks, indexes by expression or condition, the search view, functions and triggers.
ALTER TABLE "outbox_attempts" SET (fillfactor = 80);
ALTER TABLE "outbox_items" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);

ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_level_check" CHECK ((((level = 'campaign'::text) AND (ad_group_id IS NULL) AND (keyword_id IS NULL)) OR ((level = 'ad_group'::text) AND (ad_group_id IS NOT NULL) AND (keyword_id IS NULL)) OR ((level = 'keyword'::text) AND (ad_group_id IS NOT NULL) AND (keyword_id IS NOT NULL))));
ALTER TABLE "ad_metrics" ADD CONSTRAINT "ad_metrics_source_check" CHECK ((source = ANY (ARRAY['google'::text, 'file'::text])));
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_action_check" CHECK ((action = ANY (ARRAY['publish'::text, 'unpublish'::text])));
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'returned'::text, 'withdrawn'::text])));
ALTER TABLE "asset_downloads" ADD CONSTRAINT "asset_downloads_contact_check" CHECK ((contact = ANY (ARRAY['information'::text, 'call'::text])));
ALTER TABLE "do_not_contacts" ADD CONSTRAINT "do_not_contacts_target" CHECK ((num_nonnulls(phone_e164, email, digest) = 1));
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_contact_check" CHECK (((phone IS NOT NULL) OR (email IS NOT NULL)));
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_guests_check" CHECK (((guests >= 1) AND (guests <= 20)));
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_status_check" CHECK ((status = ANY (ARRAY['confirmed'::text, 'waiting'::text, 'cancelled'::text, 'held'::text])));
ALTER TABLE "exit_intent_popup" ADD CONSTRAINT "exit_intent_popup_single_check" CHECK ((id = 1));
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_check" CHECK ((state = ANY (ARRAY['uploaded'::text, 'done'::text, 'undone'::text])));
ALTER TABLE "installation" ADD CONSTRAINT "installation_single_check" CHECK ((id = 1));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'counselor'::text, 'analyst'::text, 'viewer'::text])));
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_template_type_check" CHECK ((template_type = ANY (ARRAY['location'::text, 'community'::text, 'general'::text, 'location-specific'::text, 'care-type-specific'::text, 'hybrid'::text])));
ALTER TABLE "landing_page_tests" ADD CONSTRAINT "landing_page_tests_kept_check" CHECK ((kept = ANY (ARRAY['a'::text, 'b'::text])));
ALTER TABLE "landing_page_tests" ADD CONSTRAINT "landing_page_tests_rates_check" CHECK (((baseline_rate > (0)::double precision) AND (target_rate < (1)::double precision) AND (target_rate > (0)::double precision) AND (baseline_rate < (1)::double precision)));
ALTER TABLE "outbox_items" ADD CONSTRAINT "outbox_items_lease_check" CHECK ((((state = 'leased'::text) = (lease_owner IS NOT NULL)) AND ((state = 'leased'::text) = (lease_expires_at IS NOT NULL))));
ALTER TABLE "outbox_items" ADD CONSTRAINT "outbox_items_state_check" CHECK ((state = ANY (ARRAY['due'::text, 'leased'::text, 'sent'::text, 'kept'::text, 'done'::text, 'failed'::text])));
ALTER TABLE "page_content_sections" ADD CONSTRAINT "page_content_sections_owner_check" CHECK (((page_path IS NOT NULL) OR (landing_page_template_id IS NOT NULL)));
ALTER TABLE "publication_plans" ADD CONSTRAINT "publication_plans_action_check" CHECK ((action = ANY (ARRAY['publish'::text, 'unpublish'::text])));
ALTER TABLE "publication_plans" ADD CONSTRAINT "publication_plans_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'fired'::text, 'missed'::text, 'canceled'::text])));
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_type_check" CHECK ((type = ANY (ARRAY['multiple_choice'::text, 'text'::text, 'scale'::text])));
ALTER TABLE "quiz_responses" ADD CONSTRAINT "quiz_responses_contact_check" CHECK ((contact = ANY (ARRAY['information'::text, 'call'::text])));
ALTER TABLE "releases" ADD CONSTRAINT "releases_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'missed'::text, 'live'::text, 'taken-back'::text])));
ALTER TABLE "retention_periods" ADD CONSTRAINT "retention_periods_months_check" CHECK (((months >= 1) AND (months <= 240)));
ALTER TABLE "sign_in_rules" ADD CONSTRAINT "sign_in_rules_one_row" CHECK ((id = 1));
ALTER TABLE "staffed_hours" ADD CONSTRAINT "staffed_hours_dates_in_order" CHECK ((last_date >= date));
ALTER TABLE "tour_calendars" ADD CONSTRAINT "tour_calendars_measures" CHECK (((minutes > 0) AND (capacity > 0) AND (notice_hours >= 0) AND (days_ahead > 0)));
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_ad_consent_check" CHECK ((ad_consent = ANY (ARRAY['granted'::text, 'denied'::text])));
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_landing_version_check" CHECK ((landing_version = ANY (ARRAY['a'::text, 'b'::text])));
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_status_check" CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'scheduled'::text, 'toured'::text, 'follow-up'::text, 'converted'::text, 'not-interested'::text])));
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'counselor'::text, 'analyst'::text, 'viewer'::text])));

CREATE UNIQUE INDEX ad_metrics_day_campaign_id_ad_group_id_keyword_id_key ON ad_metrics USING btree (day, campaign_id, ad_group_id, keyword_id) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX ad_tags_single_key ON ad_tags USING btree ((true));
CREATE UNIQUE INDEX api_keys_name_key ON api_keys USING btree (lower(name)) WHERE (revoked_at IS NULL);
CREATE INDEX asset_downloads_search_idx ON asset_downloads USING gin (email gin_trgm_ops, name gin_trgm_ops, phone gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE INDEX audit_log_search_idx ON audit_log USING gin (actor_name gin_trgm_ops, ip_address gin_trgm_ops, ((before)::text) gin_trgm_ops, ((after)::text) gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');
CREATE INDEX blog_posts_search_idx ON blog_posts USING gin (search_vector(title, summary, content));
CREATE INDEX content_assets_search_idx ON content_assets USING gin (search_vector(title, description, category));
CREATE UNIQUE INDEX do_not_contacts_active_key ON do_not_contacts USING btree (COALESCE(phone_e164, email, digest), scope) WHERE (lifted_at IS NULL);
CREATE INDEX event_rsvps_search_idx ON event_rsvps USING gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE INDEX events_search_idx ON events USING gin (search_vector(title, summary, description));
CREATE INDEX exit_intent_submissions_search_idx ON exit_intent_submissions USING gin (email gin_trgm_ops, source gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE INDEX faqs_search_idx ON faqs USING gin (search_vector(question, category, answer));
CREATE INDEX household_residents_lower_name_idx ON household_residents USING btree (lower(name));
CREATE UNIQUE INDEX image_tags_name_key ON image_tags USING btree (lower(name));
CREATE UNIQUE INDEX landing_page_tests_running_key ON landing_page_tests USING btree (landing_page_template_id) WHERE (ended_at IS NULL);
CREATE INDEX lead_events_tours_idx ON lead_events USING btree (created_at) WHERE ((type = 'status'::text) AND ((data ->> 'to'::text) = ANY (ARRAY['toured'::text, 'converted'::text])));
CREATE INDEX lead_form_deliveries_waiting_idx ON lead_form_deliveries USING btree (received_at) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX lead_tags_name_key ON lead_tags USING btree (lower(name));
CREATE UNIQUE INDEX link_findings_place_key ON link_findings USING btree (entity, entity_id, field, md5(href));
CREATE INDEX outbox_items_alerts_idx ON outbox_items USING btree (created_at DESC, id DESC) WHERE (kind = 'lead-alert'::text);
CREATE INDEX outbox_items_due_idx ON outbox_items USING btree (kind, due_at) WHERE (state = 'due'::text);
CREATE INDEX outbox_items_ended_idx ON outbox_items USING btree (channel, state, finished_at DESC) WHERE ((state = ANY (ARRAY['sent'::text, 'failed'::text, 'kept'::text])) AND (channel <> 'none'::text));
CREATE INDEX outbox_items_failed_idx ON outbox_items USING btree (finished_at DESC) WHERE (state = 'failed'::text);
CREATE INDEX outbox_items_leased_idx ON outbox_items USING btree (lease_expires_at) WHERE (state = 'leased'::text);
CREATE INDEX outbox_items_visitor_mail_idx ON outbox_items USING btree (created_at DESC, id DESC) WHERE (kind = 'visitor-mail'::text);
CREATE INDEX outbox_items_webhook_idx ON outbox_items USING btree (target, created_at DESC, id DESC) WHERE (kind = 'lead-webhook'::text);
CREATE INDEX page_content_sections_search_idx ON page_content_sections USING gin (search_vector(title, subtitle, section_words(content)));
CREATE INDEX posts_search_idx ON posts USING gin (search_vector(title, summary, body_html));
CREATE INDEX quiz_responses_search_idx ON quiz_responses USING gin (email gin_trgm_ops, name gin_trgm_ops, phone gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE UNIQUE INDEX site_navigation_single_key ON site_navigation USING btree ((true));
CREATE UNIQUE INDEX site_settings_single_key ON site_settings USING btree ((true));
CREATE INDEX team_members_search_idx ON team_members USING gin (search_vector(name, role, bio));
CREATE INDEX tour_requests_alarms_idx ON tour_requests USING btree (created_at) WHERE ((alarmed_at IS NOT NULL) AND (first_attempt_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_board_idx ON tour_requests USING btree (status, next_step_at NULLS FIRST, call_due_at, id) INCLUDE (community_id) WHERE ((quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_board_newest_idx ON tour_requests USING btree (status, created_at DESC, id DESC) INCLUDE (community_id) WHERE ((quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_claimed_by_idx ON tour_requests USING btree (claimed_by_id) WHERE (claimed_by_id IS NOT NULL);
CREATE INDEX tour_requests_first_attempt_by_idx ON tour_requests USING btree (first_attempt_by_id) WHERE (first_attempt_by_id IS NOT NULL);
CREATE INDEX tour_requests_floor_plan_idx ON tour_requests USING btree (floor_plan_id) WHERE (floor_plan_id IS NOT NULL);
CREATE INDEX tour_requests_landing_test_idx ON tour_requests USING btree (landing_test_id) WHERE (landing_test_id IS NOT NULL);
CREATE INDEX tour_requests_newest_idx ON tour_requests USING btree (created_at DESC, id DESC) INCLUDE (status, community_id) WHERE (quarantined_at IS NULL);
CREATE INDEX tour_requests_open_idx ON tour_requests USING btree (next_step_at NULLS FIRST, call_due_at, id) INCLUDE (status, community_id, household_id) WHERE ((quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_quarantine_idx ON tour_requests USING btree (created_at DESC, id DESC) INCLUDE (community_id) WHERE (quarantined_at IS NOT NULL);
CREATE INDEX tour_requests_search_idx ON tour_requests USING gin (name gin_trgm_ops, phone gin_trgm_ops, phone_e164 gin_trgm_ops, email gin_trgm_ops, message gin_trgm_ops) WITH (gin_pending_list_limit='32768');
CREATE INDEX tour_requests_skipped_by_idx ON tour_requests USING btree (skipped_by_id) WHERE (skipped_by_id IS NOT NULL);
CREATE INDEX tour_requests_told_idx ON tour_requests USING btree (created_at) WHERE ((ad_consent = 'granted'::text) AND (quarantined_at IS NULL) AND (erased_at IS NULL) AND (source <> 'test'::text));
CREATE INDEX tour_requests_tours_idx ON tour_requests USING btree (scheduled_date, id) INCLUDE (community_id) WHERE ((status = 'scheduled'::text) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_waiting_idx ON tour_requests USING btree (call_due_at, id) INCLUDE (community_id, household_id) WHERE ((first_attempt_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX tour_requests_waiting_newest_idx ON tour_requests USING btree (created_at DESC, id DESC) INCLUDE (community_id) WHERE ((first_attempt_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
CREATE INDEX users_email_lower_idx ON users USING btree (lower(email));
CREATE UNIQUE INDEX users_username_lower_key ON users USING btree (lower(username));

CREATE VIEW "lead_conversions" AS
WITH told AS (
         SELECT t.id,
            t.transaction_id,
            t.household_id,
            t.community_id,
            t.status,
            t.created_at
           FROM tour_requests t
          WHERE ((t.ad_consent = 'granted'::text) AND (t.quarantined_at IS NULL) AND (t.erased_at IS NULL) AND (t.source <> 'test'::text))
        ), every AS (
         SELECT conversion_values.id,
            conversion_values.name,
            conversion_values.community_id,
            conversion_values.request_value,
            conversion_values.tour_value,
            conversion_values.created_at,
            conversion_values.updated_at
           FROM conversion_values
          WHERE (conversion_values.community_id IS NULL)
          ORDER BY conversion_values.created_at, conversion_values.id
         LIMIT 1
        ), reached AS (
         SELECT told_1.id AS lead_id,
            1 AS tier,
            told_1.created_at AS happened_at
           FROM told told_1
        UNION ALL
         SELECT e.tour_request_id,
            2,
            min(e.created_at) AS min
           FROM lead_events e
          WHERE ((e.type = 'status'::text) AND ((e.data ->> 'to'::text) = ANY (ARRAY['toured'::text, 'converted'::text])))
          GROUP BY e.tour_request_id
        )
 SELECT reached.lead_id,
    reached.tier,
    reached.happened_at,
    told.household_id,
    told.created_at AS lead_created_at,
        CASE
            WHEN (told.transaction_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text) THEN told.transaction_id
            ELSE (told.id)::text
        END AS transaction_id,
    (COALESCE(
        CASE reached.tier
            WHEN 1 THEN own.request_value
            ELSE own.tour_value
        END,
        CASE reached.tier
            WHEN 1 THEN every.request_value
            ELSE every.tour_value
        END, (250)::numeric))::numeric(12,2) AS value
   FROM (((reached
     JOIN told ON ((told.id = reached.lead_id)))
     LEFT JOIN conversion_values own ON ((own.community_id = told.community_id)))
     LEFT JOIN every ON (true))
  WHERE ((reached.tier = 1) OR (told.status <> ALL (ARRAY['new'::text, 'contacted'::text, 'scheduled'::text])));

CREATE TRIGGER audit_log_append_only BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_log_change();
CREATE TRIGGER audit_log_rows_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_log_change();
CREATE TRIGGER blog_posts_slug_not_in_posts BEFORE INSERT OR UPDATE OF slug ON blog_posts FOR EACH ROW EXECUTE FUNCTION refuse_slug_of_other_table('posts');
CREATE TRIGGER lead_consents_number BEFORE INSERT ON lead_consents FOR EACH ROW WHEN (((new.kind = 'texts'::text) AND (new.phone_e164 IS NULL))) EXECUTE FUNCTION note_consent_number();
CREATE TRIGGER lead_events_crm AFTER INSERT ON lead_events REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION plan_crm();
CREATE TRIGGER lead_events_webhooks AFTER INSERT ON lead_events REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks();
CREATE TRIGGER posts_slug_not_in_blog_posts BEFORE INSERT OR UPDATE OF slug ON posts FOR EACH ROW EXECUTE FUNCTION refuse_slug_of_other_table('blog_posts');

SET check_function_bodies = on;

-- Rows that every installation has from the start.
INSERT INTO "ad_tags" ("id", "updated_at") VALUES
  (gen_random_uuid(), '2026-01-01T00:00:00.000Z');
INSERT INTO "pages" ("id", "path", "title", "description", "layout", "part", "part_title", "part_after", "community_picture", "indexed", "active", "updated_at") VALUES
  (gen_random_uuid(), '/about-us', 'About us', 'Who owns and runs our communities, and what a visitor can check for themselves.', 'cut', 'people', 'Who is home', 3, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/accessibility', 'Accessibility', 'What this site does for keyboards, screen readers and magnifiers, what falls short, and how to report it.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/beauty-salon', 'Hair salon', 'Prices and hours of the hair salons, and how it works for people who cannot come down.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/care-navigator', 'Care Navigator', 'A few questions that lead to one suggestion, and how the answers are counted.', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/care-points', 'Care points', 'How the amount of help is counted, and what each step costs a month.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/careers', 'Careers', 'Jobs in our communities, the pay for each, and how hiring goes.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/compare-care-levels', 'Compare care levels', 'Independent living, assisted living, memory care, respite and long-term care side by side.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/courtyards-patios', 'Courtyards and patios', 'Our courtyards and patios: the measures, the gardens, and what happens in bad weather.', 'panorama', NULL, NULL, 0, 'courtyardsImage', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/dining', 'Dining', 'Menus, hours, special diets and guests: how our kitchens cook, and what is in the rate.', 'panorama', 'rooms', 'In each of our dining rooms', 3, 'privateDiningImage', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/family-stories-and-reviews', 'Family stories and reviews', 'What residents and families say, with a date, a source and their consent.', 'window', 'stories', NULL, 1, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/fitness-therapy', 'Fitness and therapy', 'Classes to keep what you have and therapy to get back what you lost, with the week’s timetable.', 'window', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/for-professionals', 'For professionals', 'For discharge planners, social workers and physicians: what we accept and how to refer.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/in-home-care', 'Care at home', 'Help in your own home, by the hour.', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/long-term-care-colorado', 'How long-term care works in Colorado', 'Licenses, Medicaid, rights and waiting lists for long-term care in Colorado, in plain words.', 'panorama', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/ltc-watch', 'LTC Watch: our figures', 'Call times, falls, staff turnover and inspections, community by community, published each quarter.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/pricing-and-availability', 'Prices and availability', 'Every monthly rate of every community with the day it was confirmed, and what is open now.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/privacy', 'Privacy', 'What we know about you, what we do with it, and what we do not tell anybody.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/safety-with-dignity', 'Safety with dignity', 'Rails, lamps and habits instead of alarms on people, and what we do after a fall.', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/services', 'Our services', 'What is in the monthly rate, what costs extra, and which community has what.', 'panorama', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/services/chaplaincy', 'Chaplaincy', 'Somebody to sit with, of any faith or none: the week, the people to call, and what it costs (nothing).', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/services/management', 'How a community is run', 'Who runs each community, whom to ask, what is on paper, and where to complain.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/stage-cares', 'Stage Cares', 'Stages of help, agreed on before they happen, and what we watch for between them.', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/stage-cares-app', 'The Stage Cares app', 'What families see in the app, what they do not, and how to get started.', 'print', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/terms', 'Terms of use', 'The rules of this website, short enough to finish.', 'plain', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/virtual-tour-and-floorplans', 'Virtual tour and floor plans', 'Every floor plan of every community with size and dated price, and a live tour by video.', 'cut', NULL, NULL, 0, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/additional-ltc', 'Further long-term care services', 'Therapy, wound care, palliative care, hospice and visiting offices around the nursing room.', 'window', 'communities', 'Where the *nursing rooms* are', 3, 'image', true, true, '2026-01-01T00:00:00.000Z'),
  (gen_random_uuid(), '/services/long-term-care', 'Long-term care and nursing', 'Licensed nursing rooms: a day there, the figures, and who pays.', 'window', 'communities', 'Communities with *nursing rooms*', 3, 'image', true, true, '2026-01-01T00:00:00.000Z');
INSERT INTO "site_navigation" ("id", "menu", "footer", "legal", "footer_note", "updated_at") VALUES
  (gen_random_uuid(), '[{"href":null,"kind":"list","label":"About Us","links":[{"href":"/about-us","label":"About Us","visible":true},{"href":"/team","label":"Team","visible":true},{"href":"/careers","label":"Careers","visible":true},{"href":"/services","label":"Our Services","visible":true},{"href":"/reviews","label":"Reviews","visible":true}],"visible":true,"careTypes":false},{"href":"/communities","kind":"page","label":"Communities","links":[],"visible":true,"careTypes":false},{"href":null,"kind":"list","label":"Care","links":[{"href":"/compare-care-levels","label":"Compare care levels","visible":true}],"visible":true,"careTypes":true},{"href":"/pricing-and-availability","kind":"page","label":"Prices","links":[],"visible":true,"careTypes":false},{"href":null,"kind":"list","label":"Resources","links":[{"href":"/care-navigator","label":"Care Navigator","visible":true},{"href":"/resources","label":"Resource Library","visible":true},{"href":"/blog","label":"Latest News","visible":true},{"href":"/events","label":"Events","visible":true},{"href":"/contact","label":"Contact Us","visible":true}],"visible":true,"careTypes":false}]', '[{"links":[],"begins":"cities","heading":"Communities","visible":true},{"links":[{"href":"/compare-care-levels","label":"Compare care levels","visible":true},{"href":"/pricing-and-availability","label":"Prices and availability","visible":true}],"begins":"care","heading":"Care","visible":true},{"links":[{"href":"/team","label":"Our team","visible":true},{"href":"/careers","label":"Careers","visible":true},{"href":"/family-stories-and-reviews","label":"Family stories","visible":true},{"href":"/events","label":"Events","visible":true},{"href":"/faqs","label":"Questions and answers","visible":true},{"href":"/for-professionals","label":"For professionals","visible":true}],"begins":"nothing","heading":null,"visible":true}]', '[{"href":"/accessibility","label":"Accessibility","visible":true},{"href":"/privacy","label":"Privacy","visible":true},{"href":"/privacy-choices","label":"Your Privacy Choices","visible":true},{"href":"/terms","label":"Terms","visible":true},{"href":"/developers","label":"For developers","visible":true},{"href":"/login","label":"Staff sign-in","visible":true}]', 'Licensed and insured. Equal housing opportunity.', '2026-01-01T00:00:00.000Z');
