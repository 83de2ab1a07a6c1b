'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/admin/call-admin'
import type { EntityFormState } from '@/components/admin/form/use-entity-form'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'
import { changedValues, type FormValues, formValues } from '@/lib/admin/form-values'
import type { AdminRecord } from '@/lib/admin/record'
import { shownValue } from '@/lib/admin/shown-value'

type Props = { entity: Entity; id: string; names: readonly string[]; state: EntityFormState }

/** After a save that came too late: what the other person changed, and the choice between theirs and both. */
export function StaleNotice({ entity, id, names, state }: Props) {
  const [theirs, setTheirs] = useState<{ record: AdminRecord; changes: FormValues } | null>(null)
  const message = state.refusal?.message

  async function look() {
    const path = entity.kind === 'single' ? entity.path : `${entity.path}/${id}`
    const { answer, refusal } = await callAdmin<AdminRecord>('GET', path)
    if (refusal) return state.setRefusal(refusal)
    setTheirs({ record: answer, changes: changedValues(formValues(entity, names, answer), state.initial) })
  }

  if (!theirs) {
    return (
      <Message tone="warn">
        <p>{message}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={look}>
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
      <p>They changed:</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map((name) => {
          const field = entity.fields[name]
          return (
            field && (
              <li key={name}>
                {labelOf(name, field)}: {shownValue(field, theirs.record[name])}
                {both.includes(name) && <strong> (you changed this too)</strong>}
              </li>
            )
          )
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => state.startFrom(theirs.record, mine)}>
          {both.length > 0 ? 'Keep theirs, and mine where we both changed' : 'Keep theirs and mine'}
        </Button>
        <Button variant="outline" size="sm" onClick={() => state.startFrom(theirs.record)}>
          Keep only theirs
        </Button>
      </div>
    </Message>
  )
}
