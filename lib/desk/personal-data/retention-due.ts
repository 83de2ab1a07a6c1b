import 'server-only'
import { subMonths } from 'date-fns'
import {
  type Counts,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
} from '@/lib/desk/personal-data/retention-kinds'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Tables with IP address and browser; consents keep theirs as evidence (B9). */
export const DEVICE_TABLES = [
  Prisma.sql`tour_requests`,
  Prisma.sql`quiz_responses`,
  Prisma.sql`asset_downloads`,
  Prisma.sql`event_rsvps`,
  Prisma.sql`exit_intent_submissions`,
]

/** Ids of rows older than the period. Any change of a lead restarts its period. */
const DUE_ROWS: Record<RetentionKind, (before: Date) => Prisma.Sql> = {
  leads: (before) => Prisma.sql`
    select id from tour_requests where status = 'not-interested' and erased_at is null and updated_at < ${before}`,
  quizzes: (before) => Prisma.sql`select id from quiz_results where created_at < ${before}
    union all select id from quiz_responses r where created_at < ${before}
      and not exists (select 1 from quiz_results q where q.response_id = r.id)`,
  downloads: (before) => Prisma.sql`select id from asset_downloads where created_at < ${before}`,
  rsvps: (before) => Prisma.sql`
    select r.id from event_rsvps r join events e on e.id = r.event_id
    where r.created_at < ${before} and coalesce(e.ends_at, e.starts_at) < ${before}`,
  exitOffers: (before) => Prisma.sql`select id from exit_intent_submissions where created_at < ${before}`,
  mails: (before) => Prisma.sql`
    select id from outbox_items where kind in ('lead-alert', 'visitor-mail', 'family-mail', 'family-text') and state in ('sent', 'kept')
      and finished_at < ${before} and "text" is not null`,
  devices: (before) =>
    Prisma.join(
      DEVICE_TABLES.map(
        (table) => Prisma.sql`select id from ${table} where created_at < ${before}
          and (client_ip_address is not null or client_user_agent is not null)`,
      ),
      ' union all ',
    ),
}

export async function dueIds(
  tx: Tx,
  kind: RetentionKind,
  months: number,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`${DUE_ROWS[kind](subMonths(now, months))} limit ${most}`
  return rows.map(({ id }) => id)
}

export async function countDue(tx: Tx, periods: Periods, now: Date): Promise<Counts> {
  const counts = await Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const months = periods[kind]
      if (!months) return [kind, 0] as const
      const [row] = await tx.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (${DUE_ROWS[kind](subMonths(now, months))}) due`
      return [kind, row?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts) as Counts
}
