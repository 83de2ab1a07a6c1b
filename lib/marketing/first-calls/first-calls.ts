import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { andInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import type { CallCounts } from '@/lib/marketing/first-calls/spam-label'
import { type Asked, IS_TIMED } from '@/lib/marketing/reports/measured-leads'
import { momentsOf } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** `announced`: of families that were told the number before. */
export type FirstCalls = { key: string; all: CallCounts; announced: CallCounts; others: CallCounts }

/** A call to a wrong number says nothing about who picks up. */
const CALLED: AttemptOutcome[] = ['reached', 'voicemail', 'no-answer']

/**
 * Common table expression `first_calls`: leads whose first attempt was a call between two moments, with its
 * number and hour. `scope`: SQL that begins with `and`.
 */
export function firstCalls(
  { begins, ends, timeZone }: { begins: Date; ends: Date; timeZone: string },
  scope: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    first_calls as (
      select called_at, outcome = 'reached' as is_reached, called_from,
        to_char(called_at at time zone ${timeZone}, 'HH24') as hour,
        exists(
          select from call_announcements a
          where a.tour_request_id = tour_requests.id and a.number = called_from and a.created_at < called_at
        ) as is_announced
      from tour_requests
      cross join lateral (
        select e.created_at as called_at, e.data->>'outcome' as outcome, e.data->>'calledFrom' as called_from,
          e.data->'throughLeadId' is not null as is_through
        from lead_events e
        where e.tour_request_id = tour_requests.id and e.type = 'attempt' and e.data->'undone' is null
        order by e.created_at, e.id limit 1
      ) attempt
      where first_attempt_at >= ${begins} and first_attempt_at < ${ends} and quarantined_at is null and ${IS_TIMED}
        and not is_through and outcome = any(${CALLED}) ${scope}
    )`
}

const COUNTS = Prisma.sql`
  json_build_object('calls', count(*), 'reached', count(*) filter (where is_reached)) as "all",
  json_build_object('calls', count(*) filter (where is_announced),
    'reached', count(*) filter (where is_announced and is_reached)) as announced,
  json_build_object('calls', count(*) filter (where not is_announced),
    'reached', count(*) filter (where not is_announced and is_reached)) as others`

/**
 * First calls of a range of days: together, by hour of the day and by number, busiest first ('' where none is
 * known). @throws AppError 403
 */
export async function readFirstCalls(actor: Actor, asked: Asked) {
  assertCan(actor, 'read', 'leads')
  const { timeZone } = asked
  const calls = firstCalls({ ...momentsOf(asked, timeZone), timeZone }, andInScope(await leadScopeOf(actor)))
  const [[all], byHour, byNumber] = await Promise.all([
    db.$queryRaw<FirstCalls[]>`with ${calls} select '' as key, ${COUNTS} from first_calls`,
    db.$queryRaw<FirstCalls[]>`
      with ${calls} select hour as key, ${COUNTS} from first_calls group by 1 order by 1`,
    db.$queryRaw<FirstCalls[]>`
      with ${calls} select coalesce(called_from, '') as key, ${COUNTS} from first_calls
      group by 1 order by count(*) desc, 1 limit 100`,
  ])
  if (!all) throw new Error('an aggregate answered nothing')
  return { all, byHour, byNumber, names: await namesOf(byNumber.map(({ key }) => key)) }
}

/** Who calls from a number: people, else communities, else the company. */
async function namesOf(numbers: string[]): Promise<Record<string, string>> {
  const [people, communities] = await Promise.all([
    db.user.findMany({
      where: { callerNumber: { in: numbers } },
      orderBy: { username: 'asc' },
      select: { username: true, callerNumber: true },
    }),
    db.community.findMany({
      where: { phoneDial: { in: numbers } },
      orderBy: { name: 'asc' },
      select: { name: true, phoneDial: true },
    }),
  ])
  const entries = numbers.map((number) => [
    number,
    [
      ...people.filter((person) => person.callerNumber === number).map(({ username }) => username),
      ...communities.filter((place) => place.phoneDial === number).map(({ name }) => name),
    ].join(', '),
  ])
  return Object.fromEntries(entries)
}
