-- Consent to texts is for the number that the lead had when it was given, even after a correction.
CREATE OR REPLACE FUNCTION note_consent_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT t.phone_e164 INTO NEW.phone_e164 FROM tour_requests t WHERE t.id = NEW.tour_request_id;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE TRIGGER lead_consents_number BEFORE INSERT ON lead_consents FOR EACH ROW WHEN (((new.kind = 'texts'::text) AND (new.phone_e164 IS NULL))) EXECUTE FUNCTION note_consent_number();
