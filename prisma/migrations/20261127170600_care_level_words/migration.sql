-- “Care level” means level 1 to 4 of assisted living and nothing else (decision 108). Words that staff
-- have changed stay as they are.
UPDATE "pages" SET "title" = 'Care levels', "description" = 'How the help is counted, and what each care level costs a month.'
WHERE "path" = '/care-points' AND "title" = 'Care points';
UPDATE "pages" SET "title" = 'Compare kinds of care'
WHERE "path" = '/compare-care-levels' AND "title" = 'Compare care levels';
UPDATE "pages" SET "description" = 'A plan for when needs change, agreed on before, and the signals we watch for.'
WHERE "path" = '/stage-cares' AND "description" = 'Stages of help, agreed on before they happen, and what we watch for between them.';
UPDATE "site_navigation" SET
  "menu" = REPLACE("menu"::text, '"Compare care levels"', '"Compare kinds of care"')::jsonb,
  "footer" = REPLACE("footer"::text, '"Compare care levels"', '"Compare kinds of care"')::jsonb;
