import 'server-only'
import { fits, type LeadSelection } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Sort keys of lists that show families; the first request stands for the family. */
const ORDERS: Partial<Record<LeadQuery['list'], (row: 't' | 'o') => Prisma.Sql>> = {
  queue: (row) => Prisma.raw(`(coalesce(${row}.call_due_at, 'infinity'), ${row}.id)`),
  overdue: byWhatIsDue,
  open: byWhatIsDue,
}

function byWhatIsDue(row: 't' | 'o'): Prisma.Sql {
  return Prisma.raw(
    `(coalesce(${row}.next_step_at, '-infinity'), coalesce(${row}.call_due_at, 'infinity'), ${row}.id)`,
  )
}

export function showsFamilies({ list }: LeadQuery): boolean {
  return list in ORDERS
}

/** SQL condition: row `t` is its household's first in a list of families (C9). */
export function isFirstOfFamily(selection: LeadSelection): Prisma.Sql {
  const order = ORDERS[selection.query.list]
  if (!order) return Prisma.sql`true`
  return Prisma.sql`not exists (
    select from tour_requests o where o.household_id = t.household_id and ${fits(selection, 'o')} and ${order('o')} < ${order('t')}
  )`
}

/** Number of families, which is the number of rows. */
export async function countFamilies(selection: LeadSelection): Promise<number> {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select from tour_requests t where ${fits(selection, 't')} group by coalesce(t.household_id, t.id)
    ) families`
  return counted?.count ?? 0
}

/** Requests per household within the list; empty for lists that show every request. */
export async function requestsOfFamilies(
  selection: LeadSelection,
  leadIds: string[],
): Promise<Map<string, number>> {
  if (!showsFamilies(selection.query)) return new Map()
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select o.household_id as id, count(*)::int as count from tour_requests o
    where o.household_id = any(array(select household_id from tour_requests where id = any(${leadIds}::uuid[])))
      and ${fits(selection, 'o')} group by 1`
  return new Map(rows.map(({ id, count }) => [id, count]))
}
