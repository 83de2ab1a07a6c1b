-- The audit log only grows. Erasing a person may empty what an entry held, and change nothing else of it
-- (decision 026).
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

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_log_change();
CREATE OR REPLACE TRIGGER audit_log_rows_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_log_change();
