import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { matchingHouseholds } from '@/lib/desk/households/matching-households'
import {
  countFamilies,
  isFirstOfFamily,
  requestsOfFamilies,
  showsFamilies,
} from '@/lib/desk/tour-requests/family-grouping'
import { fits, type LeadSelection } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { db, pool } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

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

/** Adds the person's scope and the households that match the search. */
export async function selectionFor(actor: Actor, query: LeadQuery): Promise<LeadSelection> {
  const [scope, families] = await Promise.all([leadScopeOf(actor), matchingHouseholds(query.search)])
  return { scope, query, actorId: actor.id, families }
}

/** SQL condition for rows `t` of tour_requests that belong to the list. */
export function listedWhere(selection: LeadSelection): Prisma.Sql {
  return Prisma.sql`${fits(selection, 't')} and ${isFirstOfFamily(selection)}`
}

type LeadRow = {
  id: string
  householdId: string | null
  transactionId: string
  name: string
  phone: string
  phoneE164: string | null
  phoneExtension: string | null
  email: string | null
  message: string | null
  source: string
  status: LeadStatus
  preferredDate: Date | null
  scheduledDate: Date | null
  lastContactedAt: Date | null
  promise: string | null
  callAt: Date | null
  callDueAt: Date | null
  firstViewedAt: Date | null
  firstAttemptAt: Date | null
  contactEndedAt: Date | null
  /** Attempts by outcome, on this request. */
  attempts: Partial<Record<AttemptOutcome, number>>
  nextStep: string | null
  nextStepAt: Date | null
  alarmedAt: Date | null
  quarantinedAt: Date | null
  erasedAt: Date | null
  botCheck: string
  createdAt: Date
  community: { id: string; name: string; timeZone: string } | null
  owner: { id: string; username: string } | null
  /** Without an owner, because nobody was on shift. */
  nobodyOnShift: boolean
  /** Current caller; `until` is ISO, UTC, and may be past. */
  claim: { by: string; until: string } | null
  /** Who skipped it; `until` as above. */
  skip: { by: string; until: string; reason: string } | null
  /** From a mail that nobody has read. */
  needsReading: boolean
  quarantine: { reason: string; detail: string | null } | null
  /** Sorted names. */
  tags: string[]
  alertStates: string[]
}

/** One statement where Prisma needs five, for the busiest list (decision 016). */
const READ = {
  name: 'lead-rows',
  text: `select t.id, t.household_id as "householdId", t.transaction_id as "transactionId", t.name, t.phone, t.phone_e164 as "phoneE164",
      t.phone_extension as "phoneExtension", t.email, t.message, t.source, t.status, t.preferred_date as "preferredDate",
      t.scheduled_date as "scheduledDate", t.last_contacted_at as "lastContactedAt", t.promise, t.call_at as "callAt", t.call_due_at as "callDueAt",
      t.first_viewed_at as "firstViewedAt", t.first_attempt_at as "firstAttemptAt", t.contact_ended_at as "contactEndedAt", t.next_step as "nextStep",
      t.next_step_at as "nextStepAt", t.alarmed_at as "alarmedAt", t.quarantined_at as "quarantinedAt", t.erased_at as "erasedAt",
      t.bot_check as "botCheck", t.created_at as "createdAt",
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'timeZone', c.time_zone) end as community,
      case when u.id is not null then json_build_object('id', u.id, 'username', u.username) end as owner,
      u.id is null and exists(select from lead_events e where e.tour_request_id = t.id and e.type = 'nobody-on-shift') as "nobodyOnShift",
      exists(select from inbound_mails m where m.tour_request_id = t.id and m.state = 'to-read') as "needsReading",
      case when k.id is not null then json_build_object('by', k.username, 'until', t.claimed_until) end as claim,
      case when s.id is not null then json_build_object('by', s.username, 'until', t.skipped_until, 'reason', t.skip_reason) end as skip,
      case when q.id is not null then json_build_object('reason', q.reason, 'detail', q.detail) end as quarantine,
      (select coalesce(json_object_agg(a.outcome, a.count), '{}') from (
        select e.data->>'outcome' as outcome, count(*) as count from lead_events e
        where e.tour_request_id = t.id and e.type = 'attempt' and e.data->'undone' is null group by 1
      ) a) as attempts,
      array(select g.name from lead_tag_links l join lead_tags g on g.id = l.tag_id where l.tour_request_id = t.id order by lower(g.name)) as tags,
      array(select state from outbox_items i where i.tour_request_id = t.id and i.kind = any($2::text[])) as "alertStates"
    from tour_requests t
    left join communities c on c.id = t.community_id
    left join users u on u.id = t.owner_id
    left join users k on k.id = t.claimed_by_id
    left join users s on s.id = t.skipped_by_id
    left join quarantines q on q.tour_request_id = t.id
    where t.id = any($1::uuid[])`,
}

/** In any order. The caller has checked access to the ids. */
async function readLeadRows(ids: string[]): Promise<LeadRow[]> {
  const { rows } = await pool().query<LeadRow>({ ...READ, values: [ids, await alertKinds()] })
  return rows
}
