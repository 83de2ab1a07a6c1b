-- Words that search finds, by weight. Indexes hold its results, so a change needs a migration that rebuilds
-- them. The body is cut because a tsvector holds at most a megabyte.
CREATE OR REPLACE FUNCTION search_vector(title text, summary text, body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT setweight(to_tsvector('pg_catalog.english', coalesce("title", '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', coalesce("summary", '')), 'B')
      || setweight(to_tsvector('pg_catalog.english', left(coalesce("body", ''), 200000)), 'C')
$function$;
