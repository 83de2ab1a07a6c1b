-- Rules that Prisma's schema language cannot express.

-- Values -----------------------------------------------------------------------------------------------------
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_status_check"
  CHECK ("status" IN ('new', 'contacted', 'scheduled', 'toured', 'follow-up', 'converted', 'not-interested'));
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_ad_consent_check" CHECK ("ad_consent" IN ('granted', 'denied'));
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("role" IN ('admin', 'editor', 'counselor', 'viewer'));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check"
  CHECK ("role" IN ('admin', 'editor', 'counselor', 'viewer'));
ALTER TABLE "landing_page_templates" ADD CONSTRAINT "landing_page_templates_template_type_check"
  CHECK ("template_type" IN ('location', 'community', 'general', 'location-specific', 'care-type-specific', 'hybrid'));
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_type_check"
  CHECK ("type" IN ('multiple_choice', 'text', 'scale'));
ALTER TABLE "page_content_sections" ADD CONSTRAINT "page_content_sections_owner_check"
  CHECK ("page_path" IS NOT NULL OR "landing_page_template_id" IS NOT NULL);

-- Tables of one row ------------------------------------------------------------------------------------------
ALTER TABLE "exit_intent_popup" ADD CONSTRAINT "exit_intent_popup_single_check" CHECK ("id" = 1);
ALTER TABLE "installation" ADD CONSTRAINT "installation_single_check" CHECK ("id" = 1);
CREATE UNIQUE INDEX "site_settings_single_key" ON "site_settings" ((true));

-- Hours: a community or the company (null) has one row a weekday or date, so nulls count as equal ---------------
DROP INDEX "staffed_hours_community_id_weekday_date_key";
CREATE UNIQUE INDEX "staffed_hours_community_id_weekday_date_key"
  ON "staffed_hours" ("community_id", "weekday", "date") NULLS NOT DISTINCT;

-- The audit log is append-only -------------------------------------------------------------------------------
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
  RETURN NULL;
END;
$$;
CREATE TRIGGER "audit_log_rows_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();
CREATE TRIGGER "audit_log_append_only" BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();

-- /blog/{slug} finds an article or a community's news, so a slug lives in one of the two tables only -------------
CREATE FUNCTION "refuse_slug_of_other_table"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
CREATE TRIGGER "posts_slug_not_in_blog_posts" BEFORE INSERT OR UPDATE OF "slug" ON "posts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_slug_of_other_table"('blog_posts');
CREATE TRIGGER "blog_posts_slug_not_in_posts" BEFORE INSERT OR UPDATE OF "slug" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_slug_of_other_table"('posts');
