'use client'

import { FilterChip } from '@/components/admin/kit/list/filter-chip'
import { ListSearch } from '@/components/admin/kit/list/list-search'
import { useListQuery } from '@/components/admin/kit/list/use-list-address'
import { isRole, ROLES } from '@/lib/accounts/access/access'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import { type PeopleQuery, peopleList, STATES } from '@/lib/accounts/users/people-query'

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_COPY[role].label }))
const STATE_CHOICES = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
]

/** Search and filters of the account list, kept in the URL. */
export function PeopleFilters({ query, count }: { query: PeopleQuery; count: string }) {
  const { show, isPending } = useListQuery(query, peopleList.href)

  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <ListSearch value={query.search} placeholder="Name or email" address={{ show }} />
      <FilterChip
        label="Role"
        choices={ROLE_CHOICES}
        value={query.role ?? undefined}
        onChoose={(value) => show({ role: value && isRole(value) ? value : null })}
      />
      <FilterChip
        label="State"
        choices={STATE_CHOICES}
        value={query.state ?? undefined}
        onChoose={(value) => show({ state: STATES.find((state) => state === value) ?? null })}
      />
      <p role="status" className="ml-auto text-dense text-ink-soft tabular">
        {isPending ? 'Loading...' : count}
      </p>
    </div>
  )
}
