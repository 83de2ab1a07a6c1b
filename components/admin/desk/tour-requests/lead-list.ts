import { TZDate } from '@date-fns/tz'
import type { ListTotal } from '@/components/admin/kit/list/list-total'
import { DESK_FILTERS, type DeskTab, tabOf } from '@/lib/desk/tour-requests/desk-address'
import type { LeadList } from '@/lib/desk/tour-requests/lead-query'
import type { CurrentLists, ListedLead } from '@/lib/desk/tour-requests/list-leads'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { isDecided, type LeadStatus } from '@/lib/leads/tour-requests/status'
import type { Jsoned } from '@/lib/platform/jsoned'

/** As JSON: moments are ISO strings. */
export type LeadJson = Jsoned<ListedLead>

export type LeadListJson = ListTotal & { leads: LeadJson[]; page: number; pageSize: number }

export type ListPatchJson = Jsoned<CurrentLists>

/** Query parameters that select leads; others (tab, view) are kept. */
const PARAMETERS = [...DESK_FILTERS, 'page']

/** Tabs whose list has another name. */
const LISTS: Partial<Record<DeskTab, LeadList>> = { mine: 'open', unfinished: 'queue' }

/** True with a search, a filter or a page. */
export function isNarrowed(params: URLSearchParams): boolean {
  return PARAMETERS.some((name) => params.get(name))
}

/** API URL of a tab's list with its filters. Days of `from` and `to` are in the zone if given, else UTC. */
export function listUrl(params: URLSearchParams, timeZone = 'UTC'): string {
  const query = filterQuery(params, timeZone)
  const tab = tabOf(params)
  if (tab === 'mine') query.set('ownerId', 'me')
  if (tab === 'unfinished') query.set('source', unfinishedForm.key)
  if (tab !== 'all') query.set('list', LISTS[tab] ?? tab)
  return `${LIST}?${query}`
}

/** API URL of a board column: due first, or newest first for decided leads. */
export function boardUrl(params: URLSearchParams, status: LeadStatus, timeZone: string): string {
  const query = filterQuery(params, timeZone)
  query.delete('page')
  query.set('list', 'board')
  query.set('status', status)
  if (!isDecided(status)) query.set('sort', 'due')
  return `${LIST}?${query}`
}

const LIST = '/api/admin/tour-requests'

function filterQuery(params: URLSearchParams, timeZone: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) for (const value of params.getAll(name)) if (value) query.append(name, value)
  const from = dayStart(params.get('from'), timeZone, 0)
  const to = dayStart(params.get('to'), timeZone, 1)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  return query
}

/** URL of the CSV export of a tab's whole list. */
export function exportUrl(params: URLSearchParams, timeZone: string): string {
  const whole = new URLSearchParams([...params].filter(([name]) => name !== 'page'))
  return listUrl(whole, timeZone).replace('/tour-requests?', '/tour-requests/export?')
}

/** Start of a day ('2026-11-21'), plus an offset in days, in a zone; null for anything else. */
function dayStart(day: string | null, timeZone: string, later: number): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/
    .exec(day ?? '')
    ?.slice(1)
    .map(Number)
  if (!parts) return null
  const [year = 0, month = 1, date = 1] = parts
  return new Date(new TZDate(year, month - 1, date + later, timeZone).getTime()).toISOString()
}

/** URL of a lead beside the same list. */
export function leadHref(id: string, params: URLSearchParams): string {
  return `/admin/tour-requests/${id}${params.size > 0 ? `?${params}` : ''}`
}

/** URL of another page with the same tab, search and filters. */
export function pageAddress(params: URLSearchParams, page: number | 'last'): string {
  const others = [...params].filter(([name]) => name !== 'page')
  return `/admin/tour-requests?${new URLSearchParams([...others, ['page', String(page)]])}`
}
