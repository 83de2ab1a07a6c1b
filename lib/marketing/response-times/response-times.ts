import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { namesOf } from '@/lib/marketing/reports/group-names'
import { type Asked, keyOf, measured } from '@/lib/marketing/reports/measured-leads'
import { type Grouping, isGrouping } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

/** Response times in seconds; null without any. */
export type Times = {
  received: number
  attempted: number
  /** Attempted before the promised time. */
  inTime: number
  /** Attempted later, or still waiting past it; also when marked as spam since. */
  late: number
  /** Not attempted although the call was due, and not attempted because it is due later. */
  notTried: number
  notDue: number
  /** Seconds from request to first attempt, staffed and wall-clock, of those attempted. */
  medianStaffed: number | null
  /** Within which nine of ten of all received were attempted; null: not that many were. */
  p90Staffed: number | null
  medianWall: number | null
}

export type GroupTimes = Times & { key: string; name: string }

export type Summary = Times & {
  reached: number
  toured: number
  movedIn: number
  /** Marked as spam after they were late. */
  lateSpam: number
  /** Seconds until the first accepted alert (system), and from there to the first attempt (people). */
  medianAlert: number | null
  medianHuman: number | null
}

/** Columns of a group of `measured`: counts and seconds as in `Times`. */
export const TIMES = Prisma.sql`
  count(*)::int as received,
  (count(*) filter (where first_attempt_at is not null))::int as attempted,
  (count(*) filter (where first_attempt_at is not null and not is_late))::int as "inTime",
  (count(*) filter (where is_late))::int as late,
  (count(*) filter (where first_attempt_at is null and is_due))::int as "notTried",
  (count(*) filter (where first_attempt_at is null and not is_due))::int as "notDue",
  percentile_cont(0.5) within group (order by staffed_s) as "medianStaffed",
  nullif(percentile_disc(0.9) within group (
    order by case when first_attempt_at is null then 'infinity' else staffed_s::float8 end
  ), 'infinity') as "p90Staffed",
  percentile_cont(0.5) within group (order by wall_s) as "medianWall"`

/** Response times and conversions of a range (C15). @throws AppError 403 */
export async function readSummary(actor: Actor, asked: Asked): Promise<Summary> {
  assertCan(actor, 'read', 'leads')
  const [row] = await db.$queryRaw<Summary[]>`
    with ${await measured(actor, asked)}
    select ${TIMES},
      (count(*) filter (where reached_at is not null))::int as reached,
      (count(*) filter (where has_toured))::int as toured,
      (count(*) filter (where status = 'converted'))::int as "movedIn",
      (count(*) filter (where is_spam))::int as "lateSpam",
      percentile_cont(0.5) within group (order by extract(epoch from alerted_at - created_at)::float8) as "medianAlert",
      percentile_cont(0.5) within group (
        order by extract(epoch from first_attempt_at - greatest(alerted_at, begins_at))::float8
      ) filter (where alerted_at is not null and first_attempt_at > greatest(alerted_at, begins_at)) as "medianHuman"
    from measured`
  if (!row) throw new Error('an aggregate answered nothing')
  return row
}

/** Response times by group, in order of time or count. @throws AppError 403 */
export async function compareTimes(actor: Actor, asked: Asked, grouping: Grouping): Promise<GroupTimes[]> {
  assertCan(actor, 'read', 'leads')
  const inOrder = grouping === 'hour' || grouping === 'weekday'
  const rows = await db.$queryRaw<(Times & { key: string })[]>`
    with ${await measured(actor, asked)}
    select ${keyOf(grouping, asked.timeZone)} as key, ${TIMES}
    from measured
    ${grouping === 'person' ? Prisma.sql`where first_attempt_at is not null` : Prisma.empty}
    group by 1 order by ${inOrder ? Prisma.sql`1` : Prisma.sql`2 desc, 1`} limit 200`
  const names = await namesOf(
    grouping,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ ...row, name: names(row.key) }))
}

const COLUMNS = [
  'Group',
  'Received',
  'Tried',
  'In time',
  'Late',
  'Not tried',
  'Not yet due',
  'Median of those tried (staffed seconds)',
  '90th percentile of all received (staffed seconds)',
  'Median of those tried (seconds)',
]

/** CSV export of a comparison, recorded in the activity log. @throws AppError 400, 403 */
export async function exportTimes(
  actor: Actor,
  asked: Asked,
  grouping: string | null,
): Promise<ReadableStream> {
  assertCan(actor, 'export', 'leads')
  if (!isGrouping(grouping)) throw invalidFields({ group: 'Please choose how to group the times' })
  const groups = await compareTimes(actor, asked, grouping)
  const { from, to } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'tourRequest',
    after: { what: 'response times', grouping, from, to },
  })
  const [, ...columns] = COLUMNS
  const isByTime = grouping === 'hour' || grouping === 'weekday'
  return csvStream([isByTime ? `Group (${asked.timeZone})` : 'Group', ...columns], rowsOf(groups))
}

async function* rowsOf(groups: Awaited<ReturnType<typeof compareTimes>>) {
  for (const group of groups) {
    const { name, received, attempted, inTime, late, notTried, notDue } = group
    const { medianStaffed, p90Staffed, medianWall } = group
    yield [
      name,
      received,
      attempted,
      inTime,
      late,
      notTried,
      notDue,
      ...[medianStaffed, p90Staffed, medianWall].map((seconds) =>
        seconds === null ? '' : Math.round(seconds),
      ),
    ]
  }
}
