-- Articles and news posts share one address space, so a slug belongs to one table or the other. The refusal
-- looks like that of a unique index, which the back office explains.
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

CREATE OR REPLACE TRIGGER blog_posts_slug_not_in_posts BEFORE INSERT OR UPDATE OF slug ON blog_posts FOR EACH ROW EXECUTE FUNCTION refuse_slug_of_other_table('posts');
CREATE OR REPLACE TRIGGER posts_slug_not_in_blog_posts BEFORE INSERT OR UPDATE OF slug ON posts FOR EACH ROW EXECUTE FUNCTION refuse_slug_of_other_table('blog_posts');
