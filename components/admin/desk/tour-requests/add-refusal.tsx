'use client'

import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { RefusedContacts } from '@/components/admin/desk/tour-requests/refused-contacts'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'
import type { FamilyPerson } from '@/lib/leads/tour-requests/people-of-family'
import {
  REFUSED_SCOPES,
  type RefusedScope,
  SCOPE_WORDS,
  SCOPES_OF,
  WAY_LABELS,
  WAYS_SAID,
  type WaySaid,
} from '@/lib/platform/do-not-contact/scopes'

type Props = {
  /** The lead on which it was said, with its family, the person first; without one, anybody can be typed. */
  lead?: { id: string; people: FamilyPerson[] }
}

/** Records a refusal: the person's numbers and addresses, scope, how it was said, and the words. */
export function AddRefusal({ lead }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, field, reset } = useFields(
    {
      contact: '',
      contacts: lead?.people[0]?.contacts ?? [],
      scope: 'everything' as RefusedScope,
      how: 'phone' as WaySaid,
      words: '',
    },
    errors,
    useId(),
  )
  const scopes = REFUSED_SCOPES.filter((scope) => isFitting(scope, lead ? values.contacts : [values.contact]))
  const scope = scopes.includes(values.scope) ? values.scope : 'everything'

  function save() {
    const { contact, contacts, how, words } = values
    const who = lead ? { contact: contacts[0] ?? '', contacts, leadId: lead.id } : { contact }
    const body = { ...who, scope, how, words: words.trim() || undefined }
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
      words={
        lead
          ? undefined
          : 'It covers every number and address that we know of this person, with all of their requests.'
      }
      action={action}
      onSend={save}
      submit="Do not contact"
    >
      {lead ? (
        <RefusedContacts
          {...field('contacts')}
          people={lead.people}
          error={errors.contacts ?? errors.contact ?? errors.leadId}
        />
      ) : (
        <TextField
          {...field('contact')}
          label="Phone number or email address"
          maxLength={255}
          autoComplete="off"
        />
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

function isFitting(scope: RefusedScope, contacts: string[]): boolean {
  return contacts.some((contact) => {
    const fitting: readonly RefusedScope[] = SCOPES_OF[contact.includes('@') ? 'email' : 'phone']
    return fitting.includes(scope)
  })
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
