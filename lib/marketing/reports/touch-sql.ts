import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** A touch as lib/leads/intake/touches.ts stores it; of leads without touches it is what their columns hold. */
export const TOUCHES: Record<'first' | 'last', Prisma.Sql> = {
  first: touchOf(Prisma.sql`touches->'first'`),
  last: touchOf(Prisma.sql`touches->'last'`),
}

/** The page of `touch` without host, query and the stroke at its end; empty where none is known. */
export const TOUCH_PATH = Prisma.sql`case when touch->>'landingPageUrl' is null then '' else '/' || btrim(
  regexp_replace(regexp_replace(touch->>'landingPageUrl', '[?#].*$', ''), '^[a-z][a-z0-9+.-]*://[^/]*', '', 'i'), '/') end`

function touchOf(stored: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(${stored}, jsonb_strip_nulls(jsonb_build_object(
    'utmSource', utm_source, 'utmMedium', utm_medium, 'utmCampaign', utm_campaign, 'utmTerm', utm_term, 'utmContent', utm_content,
    'gclid', gclid, 'gbraid', gbraid, 'wbraid', wbraid, 'msclkid', msclkid, 'fbclid', fbclid, 'landingPageUrl', landing_page_url)))`
}
