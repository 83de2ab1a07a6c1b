-- Text as search compares it: lib/platform/fold-text.ts does the same to what is searched for.
-- Indexes hold its results, so a change needs a migration that rebuilds them. It calls nothing of our own,
-- because PostgreSQL builds indexes without our schema in its path. Most text is ASCII and needs little work.
CREATE OR REPLACE FUNCTION fold_text("text" text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT CASE WHEN octet_length("text") = char_length("text")
    THEN translate(lower("text"), '-''`', ' ')
    ELSE replace(replace(replace(replace(
      translate(
        lower(translate(
          regexp_replace(
            normalize(translate("text", U&'''`\00B4\2018\2019\02BC\02BB\2032', ''), NFKD),
            U&'[\0300-\036F\00AD\200B-\200F\2060\FEFF]', '', 'g'),
          U&'-\2010\2011\2012\2013\2014\2015\2212\0141\00D8\0110\00D0\0126\0166\014A\0131\1E9E\00C6\0152\00DE''`',
          U&'        lodDhtni\00DF\00E6\0153\00FE')),
        U&'\0142\00F8\0111\00F0\0127\0167\014B\03C2', U&'loddhtn\03C3'),
      U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th')
    END
$function$;
