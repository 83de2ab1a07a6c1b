import 'server-only'
import { type Asked, fits } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** What a list of families compares two requests of one by, in the list's own order: of several the first stands for all. */
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

/** Whether a list shows each family once. */
export function showsFamilies({ list }: LeadQuery): boolean {
  return list in ORDERS
}

/**
 * Where a list shows each family once (C9): whether row `t` is the first of its household among those the list is about. A family is
 * called once, however often it asked.
 */
export function isFirstOfFamily(asked: Asked): Prisma.Sql {
  const order = ORDERS[asked.query.list]
  if (!order) return Prisma.sql`true`
  return Prisma.sql`not exists (
    select from tour_requests o where o.household_id = t.household_id and ${fits(asked, 'o')} and ${order('o')} < ${order('t')}
  )`
}

/** How many families a list is about: as many as it has rows. */
export async function countFamilies(asked: Asked): Promise<number> {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select from tour_requests t where ${fits(asked, 't')} group by coalesce(t.household_id, t.id)
    ) families`
  return counted?.count ?? 0
}

/** How many requests of each family behind these leads the list is about, by household; empty where a list shows every request. */
export async function requestsOfFamilies(asked: Asked, leadIds: string[]): Promise<Map<string, number>> {
  if (!showsFamilies(asked.query)) return new Map()
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select o.household_id as id, count(*)::int as count from tour_requests o
    where o.household_id = any(array(select household_id from tour_requests where id = any(${leadIds}::uuid[])))
      and ${fits(asked, 'o')} group by 1`
  return new Map(rows.map(({ id, count }) => [id, count]))
}
