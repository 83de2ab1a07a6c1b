import 'server-only'
import { TZDate } from '@date-fns/tz'
import { startOfDay, subDays } from 'date-fns'
import type { Actor } from '@/lib/accounts/actor'
import { andInScope, type LeadViewer, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { WITHOUT_CALL } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'
import { dateFormat } from '@/lib/platform/date-format'

const DAYS = 7

/** Families waiting for a call, and those past due, within the person's scope; without suspected spam. */
export async function countWaiting(
  person: LeadViewer,
  now: Date,
): Promise<{ waiting: number; late: number }> {
  const [counted] = await db.$queryRaw<{ waiting: number; late: number }[]>`
    select count(*)::int as waiting, (count(*) filter (where due < ${now}))::int as late from (
      select min(call_due_at) as due from tour_requests
      where quarantined_at is null and erased_at is null and first_attempt_at is null and contact_ended_at is null
        and source <> all(${WITHOUT_CALL}) ${andInScope(await leadScopeOf(person))}
      group by coalesce(household_id, id)
    ) families`
  return counted ?? { waiting: 0, late: 0 }
}

export async function countQuarantined(actor: Actor): Promise<number> {
  const [counted] = await db.$queryRaw<{ held: number }[]>`
    select count(*)::int as held from tour_requests where quarantined_at is not null and erased_at is null ${andInScope(await leadScopeOf(actor))}`
  return counted?.held ?? 0
}

/** The last seven days in a time zone, today last: leads received, and those with a first attempt. */
export async function countWeek(actor: Actor, timeZone: string, now: Date) {
  const today = startOfDay(new TZDate(now, timeZone))
  const days = Array.from({ length: DAYS }, (_, index) => subDays(today, DAYS - 1 - index))
  const begins = days.map((day) => new Date(day.getTime()).toISOString())
  const ends = [...begins.slice(1), 'infinity']
  const own = andInScope(await leadScopeOf(actor))
  const counts = await db.$queryRaw<{ received: number; called: number }[]>`
    select counted.* from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) with ordinality as day(begins, ends, place)
    cross join lateral (
      select count(*)::int as received, (count(*) filter (where first_attempt_at is not null))::int as called
      from tour_requests
      where quarantined_at is null and created_at >= day.begins and created_at < day.ends ${own}
    ) counted order by day.place`
  return days.map((day, index) => ({
    label: labelOf(day, timeZone),
    ...(counts[index] ?? { received: 0, called: 0 }),
  }))
}

function labelOf(day: Date, timeZone: string): string {
  const shown = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const
  return dateFormat(shown).format(day)
}
