import type { ListedLead } from '@/lib/leads/desk/list-leads'

/** A lead as JSON carries it: moments are ISO texts. */
export type LeadJson = Jsoned<ListedLead>

export type LeadListJson = { leads: LeadJson[]; total: number; page: number; pageSize: number }

type Jsoned<T> = T extends Date
  ? string
  : T extends (infer I)[]
    ? Jsoned<I>[]
    : T extends object
      ? { [K in keyof T]: Jsoned<T[K]> }
      : T

/** Parameters of the desk's address that select leads; others (an open dialog, a tab) are left alone. */
const PARAMETERS = ['search', 'status', 'communityId', 'source', 'from', 'to', 'page']

export type DeskTab = 'queue' | 'all' | 'quarantine'

export function tabOf(params: URLSearchParams): DeskTab {
  const tab = params.get('tab')
  return tab === 'all' || tab === 'quarantine' ? tab : 'queue'
}

/** The address of the API list behind a tab and its filters. The queue is whoever has not been called, due first. */
export function listUrl(params: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) for (const value of params.getAll(name)) if (value) query.append(name, value)
  const tab = tabOf(params)
  if (tab === 'quarantine') query.set('quarantine', 'true')
  if (tab === 'queue') {
    query.set('sort', 'due')
    query.set('status', 'new')
  }
  return `/api/admin/tour-requests?${query}`
}
