import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { countFamilies, requestsOfFamilies, showsFamilies } from '@/lib/desk/tour-requests/family-grouping'
import type { LeadSelection } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { readLeadRows } from '@/lib/desk/tour-requests/lead-rows'
import { listedWhere, selectionFor } from '@/lib/desk/tour-requests/lead-selection'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type PageWindow, readPage } from '@/lib/platform/http/read-page'

/** `none`: no alert was sent; `kept`: stored only, because no mail server is set. */
type AlertState = 'none' | 'pending' | 'delivered' | 'kept' | 'failed'

/** Counting families is expensive. */
const FAMILIES_COUNTED = 250

/** At most 100 a page. `queue`, `overdue` and `open` show each family once. @throws AppError 403 */
export async function listLeads(actor: Actor, query: LeadQuery) {
  assertCan(actor, 'read', 'leads')
  const selection = await selectionFor(actor, query)
  const where = listedWhere(selection)
  const { rows: leads, ...page } = await readPage(query, {
    ids: (window) => readIds(where, query, window),
    rows: (ids) => leadsOf(selection, ids),
    countAtMost: showsFamilies(query) ? FAMILIES_COUNTED : undefined,
    count: async (take) => {
      if (showsFamilies(query) && take > FAMILIES_COUNTED + 1) return countFamilies(selection)
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

async function leadsOf(selection: LeadSelection, ids: string[]) {
  const [rows, counts] = await Promise.all([readLeadRows(ids), requestsOfFamilies(selection, ids)])
  return rows.map(({ alertStates, ...lead }) => ({
    ...lead,
    alertState: alertState(alertStates),
    requests: counts.get(lead.householdId ?? '') ?? 1,
  }))
}

/** One accepted alert is enough. */
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

function orderOf({ list, sort }: LeadQuery, reversed: boolean): Prisma.Sql {
  const [up, down] = reversed ? ['desc', 'asc'] : ['asc', 'desc']
  if (list === 'tours') return Prisma.raw(`t.scheduled_date ${up}, t.id ${up}`)
  if (list === 'queue') return Prisma.raw(`t.call_due_at ${up}, t.id ${up}`)
  // Leads without an attempt have no next step and come first.
  if (list === 'open' || list === 'overdue' || (sort === 'due' && (list === 'all' || list === 'board'))) {
    const nulls = reversed ? 'last' : 'first'
    return Prisma.raw(`t.next_step_at ${up} nulls ${nulls}, t.call_due_at ${up}, t.id ${up}`)
  }
  return Prisma.raw(`t.created_at ${down}, t.id ${down}`)
}
