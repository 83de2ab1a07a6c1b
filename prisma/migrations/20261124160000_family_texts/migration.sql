-- Texts to families (docs/decisions/051-texts-to-families.md).
ALTER TABLE "site_settings"
  ADD COLUMN "text_consent_text" TEXT DEFAULT 'Text me about my request (optional). {company} may send up to 6 texts about it: that we have it, when my tour is, reminders and changes. Message and data rates may apply. Reply STOP to stop, HELP for help. You do not need this to get a call.',
  ALTER COLUMN "consent_text" SET DEFAULT 'By sending this you agree that we may call you about your request. Consent is not a condition of any service.';
-- Texts are agreed to by a box of their own now; words that somebody has changed are theirs.
UPDATE "site_settings" SET
  "consent_version" = "consent_version" + 1,
  "consent_text" = CASE WHEN "consent_text" = 'By sending this you agree that we may call or text you about your request. Consent is not a condition of any service.'
    THEN 'By sending this you agree that we may call you about your request. Consent is not a condition of any service.'
    ELSE "consent_text" END;

-- A consent to texts is for one number, and does not follow the request to another.
ALTER TABLE "lead_consents" ADD COLUMN "phone_e164" TEXT;
CREATE FUNCTION "note_consent_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT t.phone_e164 INTO NEW.phone_e164 FROM tour_requests t WHERE t.id = NEW.tour_request_id;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "lead_consents_number" BEFORE INSERT ON "lead_consents" FOR EACH ROW
  WHEN (NEW.kind = 'texts' AND NEW.phone_e164 IS NULL) EXECUTE FUNCTION "note_consent_number"();

-- As before, and by text to whoever agreed to texts. A number, too, is written to about three requests an hour.
CREATE OR REPLACE FUNCTION "plan_acknowledgment"(lead uuid, request text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'family-mail', 'email', t.email, 'family-mail:' || t.id || ':received',
    '{"about": "received"}', now(), now(), t.id, request
  FROM tour_requests t
  WHERE t.id = lead AND t.email IS NOT NULL AND (
    SELECT count(*) FROM tour_requests o WHERE o.email = t.email AND o.created_at > now() - interval '1 hour'
  ) <= 3
  ON CONFLICT (dedup_key) DO NOTHING;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'family-text', 'text', t.phone_e164, 'family-text:' || t.id || ':received',
    '{"about": "received"}', now(), now(), t.id, request
  FROM tour_requests t
  WHERE t.id = lead AND EXISTS (
    SELECT FROM lead_consents c
    WHERE c.tour_request_id = t.id AND c.kind = 'texts' AND c.granted AND c.phone_e164 = t.phone_e164
  ) AND (
    SELECT count(*) FROM tour_requests o WHERE o.phone_e164 = t.phone_e164 AND o.created_at > now() - interval '1 hour'
  ) <= 3
  ON CONFLICT (dedup_key) DO NOTHING
$$;
