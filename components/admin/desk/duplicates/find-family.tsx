'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { FamilyCard } from '@/components/admin/desk/duplicates/family-card'
import { MergeDialog } from '@/components/admin/desk/duplicates/merge-dialog'
import { TextField } from '@/components/admin/kit/text-field'
import type { Family } from '@/lib/desk/households/families'

type Props = { householdId: string; zone: string }

const MIN_LETTERS = 3

/** Finds another family by name, number or address, and merges it with this one. */
export function FindFamily({ householdId, zone }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery<{ own: Family; found: Family[] }>({
    queryKey: [`/api/admin/households/${householdId}/families?${new URLSearchParams({ search })}`],
    enabled: search.length >= MIN_LETTERS,
    staleTime: 0,
  })
  return (
    <div className="mt-4 grid gap-3">
      <TextField
        id={id}
        label="Merge with another family"
        hint="Name, phone number or email"
        value={typed}
        onValue={setTyped}
        maxLength={100}
        autoComplete="off"
        error={undefined}
      />
      {data && search.length >= MIN_LETTERS && (
        <ul className="grid gap-3" aria-label="Families found">
          {data.found.length === 0 && <li className="text-dense text-ink-soft">No other family found.</li>}
          {data.found.map((family) => (
            <li key={family.id} className="grid justify-items-start gap-2">
              <FamilyCard family={withDates(family)} zone={zone} />
              <MergeDialog kept={withDates(data.own)} absorbed={withDates(family)} zone={zone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** JSON has strings in place of dates. */
function withDates(family: Family): Family {
  return {
    ...family,
    since: family.since && new Date(family.since),
    requests: family.requests.map((request) => ({ ...request, createdAt: new Date(request.createdAt) })),
  }
}
