-- Text as search compares it: lib/platform/fold-text.ts does the same to what is searched for. Indexes hold its
-- results, so a change needs a migration that rebuilds them. It calls nothing of our own, because PostgreSQL
-- builds indexes without our schema in its path, and is not STRICT, because only then it is inlined. The
-- first two cases are most text, and cost next to nothing.
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
