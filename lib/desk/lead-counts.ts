import 'server-only'
import { TZDate } from '@date-fns/tz'
import { startOfDay, subDays } from 'date-fns'
import type { Actor } from '@/lib/admin/actor'
import { scopedCommunityIds } from '@/lib/auth/community-scope'
import { dateFormat } from '@/lib/date-format'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

const DAYS = 7

type Counted = { received: number; called: number }

/** Who waits for a call and for whom it is too late, of the communities the person may see; without suspected spam. */
export async function countWaiting(actor: Actor, now: Date): Promise<{ waiting: number; late: number }> {
  const [counted] = await db.$queryRaw<{ waiting: number; late: number }[]>`
    select count(*)::int as waiting, (count(*) filter (where call_due_at < ${now}))::int as late
    from tour_requests where quarantined_at is null and status = 'new' ${scoped(actor)}`
  return counted ?? { waiting: 0, late: 0 }
}

/** How many are held back as suspected spam. */
export async function countQuarantined(actor: Actor): Promise<number> {
  const [counted] = await db.$queryRaw<{ held: number }[]>`
    select count(*)::int as held from tour_requests where quarantined_at is not null ${scoped(actor)}`
  return counted?.held ?? 0
}

/** The last seven days of a zone, today last: how many came in and how many of them somebody has taken up. */
export async function countWeek(actor: Actor, timeZone: string, now: Date) {
  const today = startOfDay(new TZDate(now, timeZone))
  const days = Array.from({ length: DAYS }, (_, index) => subDays(today, DAYS - 1 - index))
  const begins = days.map((day) => new Date(day.getTime()).toISOString())
  const ends = [...begins.slice(1), 'infinity']
  const counts = await db.$queryRaw<Counted[]>`
    select counted.* from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) with ordinality as day(begins, ends, place)
    cross join lateral (
      select count(*)::int as received, (count(*) filter (where status <> 'new'))::int as called
      from tour_requests
      where quarantined_at is null and created_at >= day.begins and created_at < day.ends ${scoped(actor)}
    ) counted order by day.place`
  return days.map((day, index) => ({
    label: labelOf(day, timeZone),
    ...(counts[index] ?? { received: 0, called: 0 }),
  }))
}

function scoped(actor: Actor): Prisma.Sql {
  const ids = scopedCommunityIds(actor)
  return ids ? Prisma.sql`and community_id = any(${ids}::uuid[])` : Prisma.empty
}

function labelOf(day: Date, timeZone: string): string {
  const shown = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const
  return dateFormat(shown).format(day)
}
