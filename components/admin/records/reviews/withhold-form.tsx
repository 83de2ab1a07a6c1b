'use client'

import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'
import { WITHHOLDING_KEYS, WITHHOLDING_REASONS } from '@/lib/site/communities/withholding-reasons'

const CHOICES = WITHHOLDING_KEYS.map((value) => ({ value: String(value), label: WITHHOLDING_REASONS[value] }))

/** Proposes not to publish a review. */
export function WithholdForm({ id }: { id: string }) {
  const action = useAction()
  const { values, field } = useFields({ reason: '', note: '' }, action.errors, 'withhold')
  const send = () =>
    action.send(
      'POST',
      `testimonials/${id}/withholding`,
      values,
      'Proposed. A colleague now has to confirm it',
    )
  return (
    <DialogForm
      title="Withhold this review"
      words="Visitors see the reason. Nothing changes until a colleague confirms it."
      trigger={
        <Button variant="outline" size="sm">
          Propose to withhold it
        </Button>
      }
      action={action}
      onSend={send}
      submit="Propose"
    >
      <SelectField {...field('reason')} label="Reason" none="Choose a reason" choices={CHOICES} />
      <TextField {...field('note')} label="Note to colleagues" optional />
    </DialogForm>
  )
}
