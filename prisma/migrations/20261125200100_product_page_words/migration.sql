-- A product that was renamed left the words of its page at the old path: they go to /why-{product} where nothing stands there yet
-- and no second old path lays claim to it.
UPDATE "page_content_sections" s SET "page_path" = '/why-' || t."product_slug"
FROM "site_settings" t
WHERE s."page_path" LIKE '/why-%'
  AND NOT EXISTS (SELECT FROM "page_content_sections" o WHERE o."page_path" = '/why-' || t."product_slug")
  AND (SELECT count(DISTINCT o."page_path") FROM "page_content_sections" o WHERE o."page_path" LIKE '/why-%') = 1;

UPDATE "page_heroes" h SET "page_path" = '/why-' || t."product_slug"
FROM "site_settings" t
WHERE h."page_path" LIKE '/why-%'
  AND NOT EXISTS (SELECT FROM "page_heroes" o WHERE o."page_path" = '/why-' || t."product_slug")
  AND (SELECT count(*) FROM "page_heroes" o WHERE o."page_path" LIKE '/why-%') = 1;
