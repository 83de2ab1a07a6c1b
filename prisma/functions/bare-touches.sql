-- Touches of an erased lead: the campaign stays, click ids, referrers and query strings go (decision 026).
CREATE OR REPLACE FUNCTION bare_touches(touches jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_object_agg(name, (touch - ARRAY['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'referrer'])
    || CASE WHEN touch ? 'landingPageUrl'
      THEN jsonb_build_object('landingPageUrl', regexp_replace(touch->>'landingPageUrl', '[?#].*$', '')) ELSE '{}' END)
  FROM jsonb_each(touches) AS kept(name, touch)
$function$;
