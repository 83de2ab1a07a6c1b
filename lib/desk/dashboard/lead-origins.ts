import 'server-only'
import { TZDate } from '@date-fns/tz'
import { addDays, format, startOfDay, subDays } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { andInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { dateFormat } from '@/lib/platform/date-format'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

const WEEKS = 8
const DAYS = 28
const SHOWN = 8

/** `toured`: a tour was agreed on, or more. */
export type Origin = { key: string | null; label: string; received: number; toured: number }

/** Leads by week (today last), form and landing page, without spam. Days in the zone. @throws AppError 403 */
export async function leadOrigins(actor: Actor, timeZone: string, now: Date) {
  assertCan(actor, 'read', 'leads')
  const own = andInScope(await leadScopeOf(actor))
  const today = startOfDay(new TZDate(now, timeZone))
  const since = subDays(today, DAYS - 1)
  const [weeks, sources, landingPages] = await Promise.all([
    countWeeks(own, today),
    countSources(own, since),
    countLandingPages(own, since),
  ])
  return { weeks, sources, landingPages, from: dayOf(since), to: dayOf(today), days: DAYS }
}

export type LeadOrigins = Awaited<ReturnType<typeof leadOrigins>>

async function countWeeks(own: Prisma.Sql, today: TZDate) {
  const starts = Array.from({ length: WEEKS }, (_, index) => subDays(today, 7 * (WEEKS - index) - 1))
  const begins = starts.map((day) => new Date(day.getTime()).toISOString())
  const ends = [...begins.slice(1), 'infinity']
  const counts = await db.$queryRaw<{ received: number; called: number }[]>`
    select counted.* from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) with ordinality as week(begins, ends, place)
    cross join lateral (
      select count(*)::int as received, (count(*) filter (where first_attempt_at is not null))::int as called
      from tour_requests
      where quarantined_at is null and created_at >= week.begins and created_at < week.ends ${own}
    ) counted order by week.place`
  return starts.map((start, index) => {
    const end = addDays(start, 6)
    const label = `${shortDay(start)} – ${shortDay(end)}`
    return { from: dayOf(start), to: dayOf(end), label, ...(counts[index] ?? { received: 0, called: 0 }) }
  })
}

function countSources(own: Prisma.Sql, since: Date) {
  return db.$queryRaw<Origin[]>`
    select source as key, source as label, count(*)::int as received,
      (count(*) filter (where status in ('scheduled', 'toured', 'converted')))::int as toured
    from tour_requests
    where quarantined_at is null and created_at >= ${new Date(since.getTime())} ${own}
    group by source order by received desc, source limit ${SHOWN}`
}

/** The landing page seen first; all other pages are summed up last. */
function countLandingPages(own: Prisma.Sql, since: Date) {
  return db.$queryRaw<Origin[]>`
    select p.id::text as key, coalesce(p.title, 'Other pages') as label, counted.received, counted.toured
    from (
      select landing_page_template_id as page_id, count(*)::int as received,
        (count(*) filter (where status in ('scheduled', 'toured', 'converted')))::int as toured
      from tour_requests
      where quarantined_at is null and created_at >= ${new Date(since.getTime())} ${own}
      group by 1 order by landing_page_template_id is null desc, received desc limit ${SHOWN + 1}
    ) counted left join landing_page_templates p on p.id = counted.page_id
    order by p.id is null, counted.received desc, p.title`
}

const dayOf = (day: Date) => format(day, 'yyyy-MM-dd')

function shortDay(day: TZDate): string {
  return dateFormat({ month: 'short', day: 'numeric', timeZone: day.timeZone ?? 'UTC' }).format(day)
}
