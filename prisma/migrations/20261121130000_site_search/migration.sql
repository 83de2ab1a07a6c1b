-- Site search (A7). Prisma's schema language knows neither functions nor indexes over them.

-- Mistyped words are corrected where the extension may be installed; without it the search does without.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END;
$$;

-- What a record is found by: its title counts most. Tags and entities of HTML are no words to the parser. Cut, because
-- PostgreSQL refuses a vector of more than 1 MB, and a long article must stay savable.
CREATE FUNCTION "search_vector"("title" text, "summary" text, "body" text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', coalesce("title", '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', coalesce("summary", '')), 'B')
      || setweight(to_tsvector('pg_catalog.english', left(coalesce("body", ''), 200000)), 'C')
$$;

-- The words of a page section, whose content is free JSON (lib/content/section-content.ts).
CREATE FUNCTION "section_words"("content" jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof("content")
    WHEN 'string' THEN "content" #>> '{}'
    WHEN 'object' THEN
      coalesce("content" ->> 'html', "content" ->> 'text', '') || ' ' || coalesce((
        SELECT string_agg(coalesce(item ->> 'title', '') || '. ' || coalesce(item ->> 'text', ''), ' ')
        FROM jsonb_array_elements(
          CASE jsonb_typeof("content" -> 'items') WHEN 'array' THEN "content" -> 'items' ELSE '[]'::jsonb END
        ) AS item
      ), '')
  END
$$;

CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search_vector"("title", "summary", "content"));
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("search_vector"("title", "summary", "body_html"));
CREATE INDEX "faqs_search_idx" ON "faqs" USING gin ("search_vector"("question", "category", "answer"));
CREATE INDEX "events_search_idx" ON "events" USING gin ("search_vector"("title", "summary", "description"));
CREATE INDEX "content_assets_search_idx" ON "content_assets" USING gin ("search_vector"("title", "description", "category"));
CREATE INDEX "team_members_search_idx" ON "team_members" USING gin ("search_vector"("name", "role", "bio"));
CREATE INDEX "page_content_sections_search_idx" ON "page_content_sections"
  USING gin ("search_vector"("title", "subtitle", "section_words"("content")));
