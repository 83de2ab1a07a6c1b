-- A lead that is not held back joins the queue: an earlier one of its family is reopened, its follow-ups are
-- planned, and its landing page counts it.

-- The rows of landing pages stay locked until the commit, so they come last, and in one order for all.
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

DROP FUNCTION IF EXISTS admit_lead(uuid, text, uuid, uuid, text, text, jsonb, uuid, jsonb);

-- `input` is the JSON of lib/leads/tour-requests/admission.ts. Returns false when there is nobody to alert.
CREATE OR REPLACE FUNCTION admit_lead(lead uuid, request text, landing_page uuid, earlier uuid, earlier_state text, owner_mail text, input jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  events jsonb := input->'events';
  alerts jsonb := nullif(input->'alerts', 'null');
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
  IF alerts IS NULL THEN
    RETURN true;
  END IF;
  IF owner_mail IS NOT NULL THEN
    alerts := alerts || jsonb_build_object('id', input->'ownerAlert', 'target', lower(trim(owner_mail)));
  END IF;
  told := jsonb_array_length(alerts);
  IF told = 0 THEN
    UPDATE tour_requests SET alarmed_at = now() WHERE id = lead AND alarmed_at IS NULL;
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
      VALUES ((events->>3)::uuid, lead, 'alarm', 'system', '{"reason": "no-recipient"}');
  END IF;
  PERFORM plan_follow_ups(lead, request, alerts, input->'followUps');
  PERFORM count_conversions(ARRAY[landing_page]);
  RETURN told > 0;
END;
$function$;

-- Admits a lead that has been stored before: one released from quarantine, or with a corrected contact.
CREATE OR REPLACE FUNCTION admit_stored_lead(input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  lead tour_requests;
  apart boolean := coalesce((input->>'apart')::boolean, false);
  home record;
  reached boolean;
BEGIN
  PERFORM lock_lead_names(input->'locks');
  SELECT * INTO STRICT lead FROM tour_requests t WHERE t.id = (input->>'leadId')::uuid;
  SELECT * INTO home FROM lead_household(lead.id, lead.name, CASE WHEN apart THEN NULL ELSE lead.phone_e164 END,
    CASE WHEN apart THEN NULL ELSE lower(lead.email) END, (input->>'household')::uuid, (input->>'contact')::uuid);
  UPDATE tour_requests t SET household_id = home.household, owner_id = coalesce(home.owner, t.owner_id), updated_at = now()
    WHERE t.id = lead.id;
  reached := admit_lead(lead.id, lead.request_id, (input->>'landingPage')::uuid, home.earlier, home.earlier_state,
    home.owner_mail, input);
  RETURN jsonb_build_object('earlierLeadId', home.earlier, 'reached', reached);
END;
$function$;
