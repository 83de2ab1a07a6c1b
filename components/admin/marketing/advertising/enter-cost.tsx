'use client'

import type { KeyboardEvent } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'

/** Enters a campaign's cost by days. Not a form, because it is rendered inside the campaign's form. */
export function EnterCost({ id }: { id: string }) {
  const { send, busy, errors, message } = useAction()
  const { values, field, reset } = useFields({ from: '', to: '', dollars: '' }, errors, 'cost')

  async function save() {
    if (await send('PUT', `campaigns/${id}/cost`, values, 'Cost saved')) reset()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('from')} label="First day" type="date" onKeyDown={onKeyDown} />
        <TextField {...field('to')} label="Last day" type="date" onKeyDown={onKeyDown} />
      </div>
      <TextField
        {...field('dollars')}
        label="Cost for these days"
        hint="In US dollars, split evenly. This replaces any cost already entered for these days."
        inputMode="decimal"
        onKeyDown={onKeyDown}
      />
      <FormRefusal message={message} />
      <Button type="button" variant="outline" aria-disabled={busy} onClick={() => void save()}>
        {busy ? 'Saving...' : 'Save cost'}
      </Button>
    </div>
  )
}
