'use client'

import { useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { fetchStored } from '@/components/admin/records/form/fetch-stored'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import type { EntityFormState } from '@/components/admin/records/form/use-entity-form'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import {
  changedValues,
  draftFormValues,
  type FormValues,
  formValues,
} from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'
import type { DraftView } from '@/lib/records/publish/draft'

type Props = {
  entity: Entity
  id: string
  names: readonly string[]
  state: EntityFormState
  /** Set when changes are drafts: theirs is one too. */
  draft: DraftState | null
}

type Theirs = { record: AdminRecord | null; draft: DraftView | null; values: FormValues; changes: FormValues }

/** After a conflicting save: shows the other person's changes and offers theirs or a merge. */
export function StaleNotice({ entity, id, names, state, draft }: Props) {
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const timeZone = useCompanyZone()
  const message = state.refusal?.message

  async function loadTheirs() {
    const now = await fetchStored(entity, id, draft !== null)
    if (now.refusal) return state.setRefusal(now.refusal)
    const values = {
      ...formValues(entity, names, now.record),
      ...draftFormValues(entity, names, now.draft?.values),
    }
    setTheirs({ ...now, values, changes: changedValues(values, state.initial()) })
  }

  function apply({ record, draft: stored }: Theirs, mine: FormValues) {
    if (draft) draft.takeOver(record, mine, stored)
    else state.startFrom(record, mine)
  }

  if (!theirs) {
    return (
      <Message tone="warn">
        <p>{message}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={loadTheirs}>
          See what changed
        </Button>
      </Message>
    )
  }

  const mine = state.changes()
  const changed = Object.keys(theirs.changes)
  const both = changed.filter((name) => name in mine)
  return (
    <Message tone="warn">
      <p>Their changes:</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map((name) => {
          const field = entity.fields[name]
          return (
            field && (
              <li key={name}>
                {labelOf(name, field)}: {shownValue(field, theirs.values[name], timeZone)}
                {both.includes(name) && <strong> (you changed this too)</strong>}
              </li>
            )
          )
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => apply(theirs, mine)}>
          {both.length > 0 ? 'Keep theirs, and mine where we both changed' : 'Keep theirs and mine'}
        </Button>
        <Button variant="outline" size="sm" onClick={() => apply(theirs, {})}>
          Keep only theirs
        </Button>
      </div>
    </Message>
  )
}
