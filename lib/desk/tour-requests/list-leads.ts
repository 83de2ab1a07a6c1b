import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { countFamilies, requestsOfFamilies, showsFamilies } from '@/lib/desk/tour-requests/family-grouping'
import type { LeadSelection } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { type LeadRow, readLeadRows } from '@/lib/desk/tour-requests/lead-rows'
import { listedWhere, selectionFor } from '@/lib/desk/tour-requests/lead-selection'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'

/** `none`: no alert was sent; `kept`: stored only, because no mail server is set. */
type AlertState = 'none' | 'pending' | 'delivered' | 'kept' | 'failed'

/** Counting families is expensive. */
const FAMILIES_COUNTED = 250

/** At most 100 a page. `queue`, `overdue` and `open` show each family once. @throws AppError 403 */
export async function listLeads(actor: Actor, query: LeadQuery) {
  assertCan(actor, 'read', 'leads')
  const selection = await selectionFor(actor, query)
  const { rows: leads, ...page } = await readPage(query, {
    ...windowsOf(selection),
    rows: (ids) => leadsOf(selection, ids),
  })
  return { leads, ...page }
}

export type ListedLead = Awaited<ReturnType<typeof listLeads>>['leads'][number]

/** Several lists as they are now, for a screen that shows them already. */
export type CurrentLists = {
  lists: (Omit<Page<never>, 'rows'> & {
    /** In order. */
    ids: string[]
    /** Requests of families with several in the list, by household. */
    requests: Record<string, number>
  })[]
  /** Those of all lists that the screen does not know; `requests` says how many a family has. */
  leads: Omit<ListedLead, 'requests'>[]
}

/** Reads lists without the rows in `known`, which have not changed. @throws AppError 403 */
export async function currentLists(
  actor: Actor,
  queries: LeadQuery[],
  known: ReadonlySet<string>,
): Promise<CurrentLists> {
  assertCan(actor, 'read', 'leads')
  const lists = await Promise.all(queries.map((query) => currentList(actor, query)))
  const missing = new Set(lists.flatMap(({ ids }) => ids.filter((id) => !known.has(id))))
  return { lists, leads: missing.size > 0 ? (await readLeadRows([...missing])).map(withAlertState) : [] }
}

async function currentList(actor: Actor, query: LeadQuery): Promise<CurrentLists['lists'][number]> {
  const selection = await selectionFor(actor, query)
  const { rows, ...page } = await readPage(query, {
    ...windowsOf(selection),
    rows: async (ids) => ids.map((id) => ({ id })),
  })
  const ids = rows.map(({ id }) => id)
  const families = [...(await requestsOfFamilies(selection, ids))].filter(([, count]) => count > 1)
  return { ids, requests: Object.fromEntries(families), ...page }
}

/** How a list is read and counted (lib/platform/http/read-page.ts). */
function windowsOf(selection: LeadSelection) {
  const { query } = selection
  const where = listedWhere(selection)
  return {
    ids: (window: PageWindow) => readIds(where, query, window),
    countAtMost: showsFamilies(query) ? FAMILIES_COUNTED : undefined,
    count: async (take: number) => {
      if (showsFamilies(query) && take > FAMILIES_COUNTED + 1) return countFamilies(selection)
      const [row] = await db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (
          select from tour_requests t where ${where} order by ${orderOf(query, false)} limit ${take}
        ) counted`
      return row?.count ?? 0
    },
  }
}

async function leadsOf(selection: LeadSelection, ids: string[]) {
  const [rows, counts] = await Promise.all([readLeadRows(ids), requestsOfFamilies(selection, ids)])
  return rows.map((row) => ({ ...withAlertState(row), requests: counts.get(row.householdId ?? '') ?? 1 }))
}

function withAlertState({ alertStates, ...lead }: LeadRow) {
  return { ...lead, alertState: alertState(alertStates) }
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
