'use client'

import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'
import {
  type RefusedScope,
  SCOPE_WORDS,
  SCOPES_OF,
  WAY_LABELS,
  WAYS_SAID,
  type WaySaid,
} from '@/lib/platform/do-not-contact/scopes'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = {
  /** The lead on which it was said; without one, any number or address can be typed. */
  lead?: { id: string; contacts: string[] }
}

/** Records a refusal: number or address, scope, how it was said, and the words. */
export function AddRefusal({ lead }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, field, reset } = useFields(
    { contact: lead?.contacts[0] ?? '', scope: '' as RefusedScope | '', how: 'phone' as WaySaid, words: '' },
    errors,
    useId(),
  )
  const scopes: readonly RefusedScope[] = SCOPES_OF[values.contact.includes('@') ? 'email' : 'phone']
  const scope = values.scope !== '' && scopes.includes(values.scope) ? values.scope : 'automated'
  const contact = { ...field('contact'), error: errors.contact ?? errors.leadId }

  function save() {
    const words = values.words.trim()
    const body = { ...values, scope, words: words || undefined, leadId: lead?.id }
    return action.send('POST', 'do-not-contact', body, `Written down: ${SCOPE_WORDS[scope].label}`)
  }

  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          <Ban aria-hidden="true" />
          {lead ? 'They do not want…' : 'Add somebody'}
        </Button>
      }
      onOpen={reset}
      title="Do not contact"
      action={action}
      onSend={save}
      submit="Do not contact"
    >
      {lead ? (
        <SelectField
          {...contact}
          label="Who"
          choices={lead.contacts.map((one) => ({ value: one, label: writtenPhone(one) }))}
        />
      ) : (
        <TextField {...contact} label="Phone number or email address" maxLength={255} autoComplete="off" />
      )}
      <ChoiceTiles
        {...field('scope')}
        legend="What they do not want"
        name="refused-scope"
        value={scope}
        choices={scopes.map((value) => ({ value, label: SCOPE_WORDS[value].label }))}
      />
      <SelectField
        {...field('how')}
        label="How they said it"
        choices={WAYS_SAID.map((value) => ({
          value,
          label: WAY_LABELS[value].charAt(0).toUpperCase() + WAY_LABELS[value].slice(1),
        }))}
      />
      <LongTextField {...field('words')} label="Their words" optional rows={2} />
    </DialogForm>
  )
}

type LiftRefusalProps = {
  id: string
  target: string
  /** For example 'Asked not to be called on Nov 21'. */
  said: string
  /** The lead on which it is lifted. */
  leadId?: string
  reason?: string
}

/** Lifts a refusal; the required reason is kept in the history. */
export function LiftRefusal({ id, target, said, leadId, reason: proposed = '' }: LiftRefusalProps) {
  const action = useAction()
  const [reason, setReason] = useState(proposed)
  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          Lift<span className="sr-only"> for {target}</span>
        </Button>
      }
      title="May they be contacted again?"
      words={`${target}: ${said.charAt(0).toLowerCase() + said.slice(1)}. Lift it only if they said so themselves.`}
      action={action}
      onSend={() => action.send('POST', `do-not-contact/${id}/lift`, { reason, leadId }, 'Lifted')}
      submit="Lift it"
    >
      <LongTextField
        id={useId()}
        label="Why"
        error={action.errors.reason}
        rows={3}
        value={reason}
        onValue={setReason}
      />
    </DialogForm>
  )
}
