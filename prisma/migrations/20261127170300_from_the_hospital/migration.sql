-- The page for a family that needs care this week, in generic words, and its link under Care (decision 103).
INSERT INTO "pages" ("id", "path", "title", "description", "layout", "part", "part_title", "part_after", "community_picture", "indexed", "active", "updated_at") VALUES
  (gen_random_uuid(), '/from-the-hospital', 'From the hospital, or this week', 'After a fall or before a discharge: what to do tonight, which rooms are free within 48 hours, and who answers now.', 'plain', 'urgent', NULL, 1, 'image', true, true, '2026-01-01T00:00:00.000Z')
ON CONFLICT ("path") DO NOTHING;

UPDATE "site_navigation" SET "menu" = (
  SELECT jsonb_agg(
    CASE WHEN entry->>'kind' = 'list' AND entry->'careTypes' = 'true'
      THEN jsonb_set(entry, '{links}', '[{"href":"/from-the-hospital","label":"From the hospital, or this week","visible":true}]' || coalesce(entry->'links', '[]'))
      ELSE entry END ORDER BY place)
  FROM jsonb_array_elements("menu") WITH ORDINALITY AS entries(entry, place))
WHERE jsonb_typeof("menu") = 'array' AND jsonb_array_length("menu") > 0
  AND "menu"::text NOT LIKE '%/from-the-hospital%';
