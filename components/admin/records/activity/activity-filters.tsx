'use client'

import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FilterChip } from '@/components/admin/kit/list/filter-chip'
import { ListSearch } from '@/components/admin/kit/list/list-search'
import { useListQuery } from '@/components/admin/kit/list/use-list-address'
import { Button } from '@/components/ui/button'
import { ACTION_GROUPS } from '@/lib/records/activity/action-words'
import { type ActivityQuery, activityList } from '@/lib/records/activity/activity-query'
import type { Choice } from '@/lib/records/declare/field'

type Props = { query: ActivityQuery; people: Choice[]; kinds: Choice[]; count: string }

/** Search and filters of the activity log, kept in the URL. */
export function ActivityFilters({ query, people, kinds, count }: Props) {
  const { show, isPending } = useListQuery(query, activityList.href)

  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <ListSearch value={query.search} placeholder="Person, text or IP address" address={{ show }} />
      {/* On phones the filters are one scrolling row, so that the first entry stays visible. */}
      <div className="flex items-center gap-2.5 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:contents">
        <FilterChip
          label="Person"
          choices={people}
          value={query.person ?? undefined}
          onChoose={(person) => show({ person })}
        />
        <FilterChip
          label="Action"
          choices={ACTION_GROUPS}
          value={query.action ?? undefined}
          onChoose={(action) => show({ action })}
        />
        <FilterChip
          label="Kind"
          choices={kinds}
          value={query.entity ?? undefined}
          onChoose={(entity) => show({ entity })}
        />
        <span className="flex gap-2.5">
          <DayInput label="From" value={query.from} onChoose={(from) => show({ from })} />
          <DayInput label="To" value={query.to} onChoose={(to) => show({ to })} />
        </span>
        {query.record && (
          <Button variant="ghost" onClick={() => show({ record: null })}>
            One item only
            <X aria-hidden="true" />
            <span className="sr-only">Show all items</span>
          </Button>
        )}
      </div>
      <p role="status" className="ml-auto text-dense text-ink-soft tabular">
        {isPending ? 'Loading...' : count}
      </p>
    </div>
  )
}

type DayInputProps = { label: string; value: string | null; onChoose: (day: string | null) => void }

/** A date filter as a chip; an incomplete date changes nothing. */
function DayInput({ label, value, onChoose }: DayInputProps) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])

  function choose(day: string) {
    setTyped(day)
    // While a year is typed, the browser reports values such as 0002.
    if (day === '' || day >= '1900') onChoose(day || null)
  }

  return (
    <label className="inline-flex min-h-11 flex-none items-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4 text-small font-[560] focus-within:bg-card">
      {label}
      <input
        type="date"
        value={typed}
        min="1900-01-01"
        max="2999-12-31"
        onChange={(event) => choose(event.target.value)}
        className="min-h-10 bg-transparent tabular"
      />
    </label>
  )
}
