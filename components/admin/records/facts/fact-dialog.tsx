'use client'

import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { FactOwner } from '@/lib/records/facts/fact-owners'
import type { FactState } from '@/lib/records/facts/facts-of'

type Props = {
  state: FactState
  owners: FactOwner[]
  address: string
  onClose: () => void
  onSaved: (facts: FactState[]) => void
}

/** Sets a fact's review date and the person reminded by the weekly mail. */
export function FactDialog({ state, owners, address, onClose, onSaved }: Props) {
  const action = useAction({ redraw: false })
  const initial = { reviewBy: state.reviewBy, ownerId: state.ownerId ?? '' }
  const { values, field } = useFields(initial, action.errors, 'fact')

  async function save() {
    const saved = await action.send<{ facts: FactState[] }>('PATCH', `${address}/facts`, {
      fact: state.fact,
      ownerId: values.ownerId || null,
      ...(values.reviewBy !== state.reviewBy && { reviewBy: values.reviewBy }),
    })
    if (saved) onSaved(saved.facts)
    return saved
  }

  return (
    <DialogForm
      title={`${state.fact}: who and when`}
      words="On Monday mornings the person is reminded by mail of what is due."
      action={action}
      onSend={save}
      onClose={onClose}
      submit="Save"
    >
      <TextField {...field('reviewBy')} label="Look at it again by" type="date" />
      <SelectField
        {...field('ownerId')}
        label="Looked after by"
        none="Administrators"
        choices={owners.map(({ id, username }) => ({ value: id, label: username }))}
      />
    </DialogForm>
  )
}
