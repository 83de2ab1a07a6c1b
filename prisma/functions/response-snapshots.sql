-- A published figure is never changed or taken back (decision 105).
CREATE OR REPLACE FUNCTION refuse_response_snapshot_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'response_snapshots is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE TRIGGER response_snapshots_append_only BEFORE DELETE OR UPDATE ON response_snapshots FOR EACH ROW EXECUTE FUNCTION refuse_response_snapshot_change();
