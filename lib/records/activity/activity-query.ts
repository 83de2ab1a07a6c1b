import { isUuid } from '@/lib/platform/uuid'

const MAX_PAGE = 100_000
const MAX_SEARCH = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Person filter for entries without an account, made by the system itself. */
export const SYSTEM = 'system'

/** Filters of the activity log; null means any. */
export type ActivityQuery = {
  search: string
  /** An account's id, or SYSTEM. */
  person: string | null
  /** A `value` of ACTION_GROUPS (lib/records/activity/action-words.ts). */
  action: string | null
  /** The entity's name in the log, such as 'teamMember'. */
  entity: string | null
  record: string | null
  /** First and last day, YYYY-MM-DD in Mountain Time. */
  from: string | null
  to: string | null
  page: number | 'last'
}

/** Reads the filters from URL parameters; invalid values are ignored. */
export function activityQuery(params: URLSearchParams): ActivityQuery {
  const word = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim()
  const day = (name: string) => (isDay(word(name)) ? word(name) : null)
  const person = word('person')
  return {
    search: word('search').slice(0, MAX_SEARCH),
    person: person === SYSTEM || isUuid(person) ? person : null,
    action: word('action') || null,
    entity: word('entity') || null,
    record: word('record').slice(0, MAX_SEARCH) || null,
    from: day('from'),
    to: day('to'),
    page: pageOf(word('page')),
  }
}

/** The filters as URL parameters without the page, also for the export. */
export function activityParams({ page: _, ...filters }: ActivityQuery): URLSearchParams {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(given)
}

export function activityAddress(query: ActivityQuery): string {
  const params = activityParams(query)
  if (query.page !== 1) params.set('page', String(query.page))
  return params.size > 0 ? `/admin/activity?${params}` : '/admin/activity'
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && Number(text.slice(0, 4)) >= 1000
}

function pageOf(given: string): number | 'last' {
  const page = Number(given)
  if (given === 'last') return 'last'
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
