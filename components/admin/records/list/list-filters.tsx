'use client'

import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import { FilterChip } from '@/components/admin/kit/list/filter-chip'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Choice, labelOf } from '@/lib/records/declare/field'
import { flagsOf } from '@/lib/records/declare/publication'
import { isNarrowed, type ListQuery, STATE_FILTER } from '@/lib/records/lists/list-query'

type Props = { entity: Entity; query: ListQuery; choices: Record<string, Choice[]>; address: ListAddress }

/** Number of filters shown from the start; the others are added from a menu. */
const SHOWN_FIRST = 2

/** Filters as chips: active ones can be cleared, the rest are under 'Add filter'. */
export function ListFilters({ entity, query, choices, address }: Props) {
  const [added, setAdded] = useState<string[]>([])
  const hasAdded = useRef(false)
  const known = filterNames(entity, query)
  const shown = known.filter((name, at) => at < SHOWN_FIRST || added.includes(name) || name in query.filters)
  const further = known.filter((name) => !shown.includes(name))
  const labeled = (name: string) => {
    const field = entity.fields[name]
    return field ? labelOf(name, field) : name === STATE_FILTER ? 'Status' : name
  }
  return (
    <>
      {shown.map((name) => (
        <FilterChip
          key={name}
          label={labeled(name)}
          choices={choices[name] ?? []}
          value={query.filters[name]}
          onChoose={(value) => address.filter(name, value)}
          opensAtOnce={added.at(-1) === name && !(name in query.filters)}
        />
      ))}
      {further.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="sm" className="flex-none px-2!" title="Add filter">
              <ListFilter aria-hidden="true" />
              <span className="md:max-2xl:sr-only">Add filter</span>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            align="start"
            // Focus goes to the new chip instead.
            onCloseAutoFocus={(event) => {
              if (hasAdded.current) event.preventDefault()
              hasAdded.current = false
            }}
          >
            {further.map((name) => (
              <DropdownMenuItem
                key={name}
                onSelect={() => {
                  hasAdded.current = true
                  setAdded([...added, name])
                }}
              >
                {labeled(name)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {isNarrowed(query) && (
        <Button
          variant="link"
          size="sm"
          className="flex-none"
          onClick={() => {
            setAdded([])
            address.show({ search: '', filters: {} })
          }}
        >
          Clear all
        </Button>
      )}
    </>
  )
}

/** Declared filters, plus ones set only by the URL, such as a child's parent. */
function filterNames(entity: Entity, { filters }: ListQuery): string[] {
  const flags = flagsOf(entity)
  const declared = entity.list.filters.filter((name) => !flags.includes(name))
  const states = entity.publication ? [STATE_FILTER] : []
  return [...new Set([...states, ...declared, ...Object.keys(filters)])]
}
