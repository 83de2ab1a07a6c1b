-- The text of a page section's content, whatever its shape. An index holds its results: see search-vector.sql.
CREATE OR REPLACE FUNCTION section_words(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;
