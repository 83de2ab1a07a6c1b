import { isRole, type Role } from '@/lib/accounts/access/session-user'

const MAX_PAGE = 100_000
const MAX_SEARCH = 100

export const STATES = ['active', 'disabled'] as const
type AccountState = (typeof STATES)[number]

export type PeopleQuery = {
  search: string
  role: Role | null
  state: AccountState | null
  page: number | 'last'
}

/** Reads search, filters and page from a URL query. Invalid values are ignored. */
export function peopleQuery(given: Record<string, string | string[] | undefined>): PeopleQuery {
  const word = (name: string) => String(given[name] ?? '').replaceAll('\0', '')
  const role = word('role')
  return {
    search: word('search').trim().slice(0, MAX_SEARCH),
    role: isRole(role) ? role : null,
    state: STATES.find((state) => state === word('state')) ?? null,
    page: pageOf(word('page')),
  }
}

/** The list's URL; the reverse of `peopleQuery`. */
export function peopleAddress({ search, role, state, page }: PeopleQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (role) params.set('role', role)
  if (state) params.set('state', state)
  if (page !== 1) params.set('page', String(page))
  return params.size > 0 ? `/admin/users?${params}` : '/admin/users'
}

export function pageOf(given: string | undefined): number | 'last' {
  const page = Number(given)
  if (given === 'last') return 'last'
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
