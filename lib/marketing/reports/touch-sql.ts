import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Touches as stored by lib/leads/intake/touches.ts, else rebuilt from a lead's columns. */
export const TOUCHES: Record<'first' | 'last', Prisma.Sql> = {
  first: touchOf(Prisma.sql`touches->'first'`),
  last: touchOf(Prisma.sql`touches->'last'`),
}

/** Path of `touch` without host, query and trailing slash; empty when unknown. */
export const TOUCH_PATH = Prisma.sql`case when touch->>'landingPageUrl' is null then '' else '/' || btrim(
  regexp_replace(regexp_replace(touch->>'landingPageUrl', '[?#].*$', ''), '^[a-z][a-z0-9+.-]*://[^/]*', '', 'i'), '/') end`

function touchOf(stored: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(${stored}, jsonb_strip_nulls(jsonb_build_object(
    'utmSource', utm_source, 'utmMedium', utm_medium, 'utmCampaign', utm_campaign, 'utmTerm', utm_term, 'utmContent', utm_content,
    'gclid', gclid, 'gbraid', gbraid, 'wbraid', wbraid, 'msclkid', msclkid, 'fbclid', fbclid, 'landingPageUrl', landing_page_url)))`
}
