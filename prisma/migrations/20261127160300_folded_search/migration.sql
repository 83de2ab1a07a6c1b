-- Search compares folded text (decision 099): expression indexes, which Prisma's schema cannot describe.
CREATE OR REPLACE FUNCTION fold_text(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE
    WHEN octet_length(typed) = char_length(typed) THEN translate(lower(typed), '-''`', ' ')
    WHEN octet_length(replace(typed, U&'\2019', '')) = char_length(replace(typed, U&'\2019', ''))
      THEN translate(lower(replace(typed, U&'\2019', '')), '-''`', ' ')
    ELSE replace(replace(replace(replace(replace(
      lower(translate(
        regexp_replace(
          normalize(replace(typed, U&'\00B4', ''), NFKD),
          U&'[\0300-\036F\00AD\200B-\200F\2060\FEFF]', '', 'g'),
        U&'-\2010\2011\2012\2013\2014\2015\2212\0141\0142\00D8\00F8\0110\0111\00D0\00F0\0126\0127\0166\0167\014A\014B\0131\1E9E\00C6\0152\00DE\2019\2018''`\02BC\02BB\2032',
        U&'        llooddddhhttnni\00DF\00E6\0153\00FE')),
      U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'), U&'\03C2', U&'\03C3')
    END
$function$;

DROP INDEX "household_contacts_search_idx";
CREATE INDEX household_contacts_search_idx ON household_contacts USING gin (fold_text(name) gin_trgm_ops, phone_e164 gin_trgm_ops, fold_text(phone_e164) gin_trgm_ops, fold_text(email) gin_trgm_ops);
DROP INDEX "household_residents_search_idx";
CREATE INDEX household_residents_search_idx ON household_residents USING gin (fold_text(name) gin_trgm_ops);
DROP INDEX "inbound_mails_search_idx";
CREATE INDEX inbound_mails_search_idx ON inbound_mails USING gin (fold_text(from_address) gin_trgm_ops, fold_text(subject) gin_trgm_ops);
DROP INDEX "do_not_contacts_search_idx";
CREATE INDEX do_not_contacts_search_idx ON do_not_contacts USING gin (phone_e164 gin_trgm_ops, fold_text(phone_e164) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(words) gin_trgm_ops);
DROP INDEX asset_downloads_search_idx;
CREATE INDEX asset_downloads_search_idx ON asset_downloads USING gin (fold_text(email) gin_trgm_ops, fold_text(name) gin_trgm_ops, fold_text(phone) gin_trgm_ops) WITH (gin_pending_list_limit='1024');
DROP INDEX event_rsvps_search_idx;
CREATE INDEX event_rsvps_search_idx ON event_rsvps USING gin (fold_text(name) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(phone) gin_trgm_ops) WITH (gin_pending_list_limit='1024');
DROP INDEX exit_intent_submissions_search_idx;
CREATE INDEX exit_intent_submissions_search_idx ON exit_intent_submissions USING gin (fold_text(email) gin_trgm_ops, fold_text(source) gin_trgm_ops) WITH (gin_pending_list_limit='1024');
DROP INDEX quiz_responses_search_idx;
CREATE INDEX quiz_responses_search_idx ON quiz_responses USING gin (fold_text(email) gin_trgm_ops, fold_text(name) gin_trgm_ops, fold_text(phone) gin_trgm_ops) WITH (gin_pending_list_limit='1024');
DROP INDEX tour_requests_search_idx;
CREATE INDEX tour_requests_search_idx ON tour_requests USING gin (fold_text(name) gin_trgm_ops, fold_text(phone) gin_trgm_ops, phone_e164 gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(message) gin_trgm_ops) WITH (gin_pending_list_limit='32768');
DROP INDEX audit_log_search_idx;
CREATE INDEX audit_log_search_idx ON audit_log USING gin (fold_text(actor_name) gin_trgm_ops, fold_text(ip_address) gin_trgm_ops, fold_text((before)::text) gin_trgm_ops, fold_text((after)::text) gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');
DROP INDEX blog_posts_search_idx;
CREATE INDEX blog_posts_search_idx ON blog_posts USING gin (search_vector(fold_text(title), fold_text(summary), fold_text(content)));
DROP INDEX content_assets_search_idx;
CREATE INDEX content_assets_search_idx ON content_assets USING gin (search_vector(fold_text(title), fold_text(description), fold_text(category)));
DROP INDEX events_search_idx;
CREATE INDEX events_search_idx ON events USING gin (search_vector(fold_text(title), fold_text(summary), fold_text(description)));
DROP INDEX faqs_search_idx;
CREATE INDEX faqs_search_idx ON faqs USING gin (search_vector(fold_text(question), fold_text(category), fold_text(answer)));
DROP INDEX page_content_sections_search_idx;
CREATE INDEX page_content_sections_search_idx ON page_content_sections USING gin (search_vector(fold_text(title), fold_text(subtitle), fold_text(section_words(content))));
DROP INDEX posts_search_idx;
CREATE INDEX posts_search_idx ON posts USING gin (search_vector(fold_text(title), fold_text(summary), fold_text(body_html)));
DROP INDEX team_members_search_idx;
CREATE INDEX team_members_search_idx ON team_members USING gin (search_vector(fold_text(name), fold_text(role), fold_text(bio)));
