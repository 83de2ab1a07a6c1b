-- A received review is evidence (decision 105): it stays, and so does what it says. It leaves the site only while
-- a second person's confirmed withholding is in effect. Erasing its author's data empties its words and name; its
-- stars, community, care and dates stay.
CREATE OR REPLACE FUNCTION keep_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Nobody wrote the demo's reviews: they go with the demo (decision 112).
    IF current_setting('porchlight.demo', true) = 'remove'
      AND OLD.created_at <= (SELECT seeded_at FROM installation WHERE id = 1)
    THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'a received review cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.rating IS DISTINCT FROM OLD.rating
    OR NEW.community_id IS DISTINCT FROM OLD.community_id
    OR NEW.created_at <> OLD.created_at
    -- Older reviews have no care, source or day: these may be added once.
    OR (OLD.care_type_id IS NOT NULL AND NEW.care_type_id IS DISTINCT FROM OLD.care_type_id)
    OR (OLD.written_on IS NOT NULL AND NEW.written_on IS DISTINCT FROM OLD.written_on)
  THEN
    RAISE EXCEPTION 'stars, community, care and dates of a received review cannot change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF current_setting('porchlight.personal_data', true) = 'erase' THEN
    RETURN NEW;
  END IF;
  IF NEW.author_name <> OLD.author_name
    OR NEW.content <> OLD.content
    OR (OLD.author_relation IS NOT NULL AND NEW.author_relation IS DISTINCT FROM OLD.author_relation)
    OR (OLD.source IS NOT NULL AND NEW.source IS DISTINCT FROM OLD.source)
    OR (OLD.insider IS NOT NULL AND NEW.insider IS DISTINCT FROM OLD.insider)
    OR (OLD.incentive IS NOT NULL AND NEW.incentive IS DISTINCT FROM OLD.incentive)
  THEN
    RAISE EXCEPTION 'the words and the disclosures of a received review cannot change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.approved AND NOT NEW.approved AND NOT EXISTS (
    SELECT FROM review_withholdings w
    WHERE w.testimonial_id = NEW.id AND w.is_confirmed AND w.ended_at IS NULL
  ) THEN
    RAISE EXCEPTION 'a published review leaves the site only when a second person confirms it' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE TRIGGER testimonials_keep_review BEFORE DELETE OR UPDATE ON testimonials FOR EACH ROW EXECUTE FUNCTION keep_review();

-- An answer and an end are written once; the rest of a row never changes.
CREATE OR REPLACE FUNCTION keep_review_withholding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{decided_by_id,decided_by_name,decided_at,is_confirmed,ended_at}'::text[]
      = to_jsonb(OLD) - '{decided_by_id,decided_by_name,decided_at,is_confirmed,ended_at}'::text[]
    AND (OLD.decided_at IS NULL OR (
      NEW.decided_at = OLD.decided_at AND NEW.is_confirmed = OLD.is_confirmed
      AND NEW.decided_by_id = OLD.decided_by_id AND NEW.decided_by_name = OLD.decided_by_name
    ))
    AND (OLD.ended_at IS NULL OR NEW.ended_at = OLD.ended_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'review_withholdings is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE TRIGGER review_withholdings_append_only BEFORE DELETE OR UPDATE ON review_withholdings FOR EACH ROW EXECUTE FUNCTION keep_review_withholding();
