import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { askedBy, listedWhere } from '@/lib/desk/tour-requests/asked-by'
import { countFamilies, requestsOfFamilies, showsFamilies } from '@/lib/desk/tour-requests/families-once'
import type { Asked } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { readLeadRows } from '@/lib/desk/tour-requests/lead-rows'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type PageWindow, readPage } from '@/lib/platform/http/read-page'

/**
 * How far the alerts about a lead have got; `none` when nobody is alerted (quarantine, or no recipient), `kept` when no mail
 * server is set, so that nobody was told.
 */
export type AlertState = 'none' | 'pending' | 'delivered' | 'kept' | 'failed'

/** A list of families is counted less far: each request is looked for its family's others. */
const FAMILIES_COUNTED = 250

/**
 * The leads a person may see that fit a query, with their number; at most 100 a page. The queue, what is overdue and what is open
 * show each family once, by the request that is due first, with the number of its requests. Quarantined ones are in their own
 * list only.
 * @throws AppError 403 when they may not read leads
 */
export async function listLeads(actor: Actor, query: LeadQuery) {
  assertCan(actor, 'read', 'tourRequest')
  const asked = await askedBy(actor, query)
  const where = listedWhere(asked)
  const { rows: leads, ...page } = await readPage(query, {
    ids: (window) => readIds(where, query, window),
    rows: (ids) => leadsOf(asked, ids),
    countAtMost: showsFamilies(query) ? FAMILIES_COUNTED : undefined,
    count: async (take) => {
      if (showsFamilies(query) && take > FAMILIES_COUNTED + 1) return countFamilies(asked)
      const [row] = await db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (
          select from tour_requests t where ${where} order by ${orderOf(query, false)} limit ${take}
        ) counted`
      return row?.count ?? 0
    },
  })
  return { leads, ...page }
}

export type ListedLead = Awaited<ReturnType<typeof listLeads>>['leads'][number]

async function leadsOf(asked: Asked, ids: string[]) {
  const [rows, counts] = await Promise.all([readLeadRows(ids), requestsOfFamilies(asked, ids)])
  return rows.map(({ alertStates, ...lead }) => ({
    ...lead,
    alertState: alertState(alertStates),
    requests: counts.get(lead.householdId ?? '') ?? 1,
  }))
}

/** One word for all deliveries of a lead: one that was accepted is enough. */
export function alertState(states: string[]): AlertState {
  if (states.length === 0) return 'none'
  if (states.includes('sent')) return 'delivered'
  if (states.some((state) => state === 'due' || state === 'leased')) return 'pending'
  return states.includes('kept') ? 'kept' : 'failed'
}

async function readIds(where: Prisma.Sql, query: LeadQuery, { skip, take, fromEnd }: PageWindow) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select t.id from tour_requests t where ${where} order by ${orderOf(query, fromEnd)} limit ${take} offset ${skip}`
  return rows.map(({ id }) => id)
}

/** The list's order, or the opposite one. */
function orderOf({ list, sort }: LeadQuery, reversed: boolean): Prisma.Sql {
  const [up, down] = reversed ? ['desc', 'asc'] : ['asc', 'desc']
  if (list === 'tours') return Prisma.raw(`t.scheduled_date ${up}, t.id ${up}`)
  if (list === 'queue') return Prisma.raw(`t.call_due_at ${up}, t.id ${up}`)
  // Whoever nobody has tried to reach has no next step yet, and comes first.
  if (list === 'open' || list === 'overdue' || (sort === 'due' && (list === 'all' || list === 'board'))) {
    const nulls = reversed ? 'last' : 'first'
    return Prisma.raw(`t.next_step_at ${up} nulls ${nulls}, t.call_due_at ${up}, t.id ${up}`)
  }
  return Prisma.raw(`t.created_at ${down}, t.id ${down}`)
}
