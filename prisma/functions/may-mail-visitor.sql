-- True when fewer than `most` mails that strangers caused were queued for the address within a day. Two requests
-- for one address follow each other, so that they count each other's mail. The words 'email' and 'stranger' are
-- those of the partial index.
CREATE OR REPLACE FUNCTION may_mail_visitor(address text, most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  found_count integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('visitor-mail:' || lower(address), 0));
  SELECT count(*) INTO found_count FROM (
    SELECT 1 FROM outbox_items
    WHERE channel = 'email' AND payload->>'by' = 'stranger' AND lower(target) = lower(address)
      AND created_at > now() - interval '1 day'
    LIMIT most
  ) latest;
  RETURN found_count < most;
END;
$function$;
