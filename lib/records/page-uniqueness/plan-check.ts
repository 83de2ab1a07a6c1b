import 'server-only'
import { TZDate } from '@date-fns/tz'
import { set, subDays } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { askForCheck } from '@/lib/records/page-uniqueness/check-pages'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** How often is looked whether pages are to be compared. */
export const PAGE_CHECK_SWEEP_MS = 5 * 60_000

/** Each night in the company's zone, when hardly anybody waits for a page. */
const HOUR = 4
/** After edits: when nobody has saved for so long, and not more often than each hour. */
const CALM_MIN = 5
const APART_MIN = 60

/** What stands on city pages and landing pages. */
const SHOWN_THERE = [
  ...['community', 'communityHighlight', 'communityFeature', 'floorPlan', 'careType', 'amenity'],
  ...[
    'testimonial',
    'teamMember',
    'faq',
    'galleryImage',
    'landingPageTemplate',
    'pageContentSection',
    'pageHero',
  ],
]

/** Plans the check of the night, and one after edits, once for all workers. */
export async function planPageCheck(now = new Date()): Promise<void> {
  if (env().PAGE_CHECK === 'off') return
  const night = await lastNight(now)
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`insert into page_checks (id) values (1) on conflict do nothing`
    const taken = await tx.$executeRaw`
      update page_checks set asked_at = ${now}
      where asked_at is null or asked_at < ${night} or (
        asked_at < ${now}::timestamptz - make_interval(mins => ${APART_MIN}::int)
        and exists (select from audit_log a where a.entity = any(${SHOWN_THERE}) and a.at > asked_at)
        and not exists (select from audit_log a where a.entity = any(${SHOWN_THERE})
          and a.at > ${now}::timestamptz - make_interval(mins => ${CALM_MIN}::int)))`
    if (taken > 0) await askForCheck(tx)
  })
}

async function lastNight(now: Date): Promise<Date> {
  const { timeZone } = await getSiteSettings()
  const today = set(new TZDate(now, timeZone), { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return new Date((today > now ? subDays(today, 1) : today).getTime())
}
