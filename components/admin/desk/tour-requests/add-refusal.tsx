'use client'

import { Ban } from 'lucide-react'
import { useId } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { RefusedContacts } from '@/components/admin/desk/tour-requests/refused-contacts'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { FamilyPerson } from '@/lib/leads/tour-requests/people-of-family'
import {
  fitsWay,
  REFUSED_SCOPES,
  type RefusedScope,
  SCOPE_WORDS,
  WAY_LABELS,
  WAYS_SAID,
  type WaySaid,
} from '@/lib/platform/do-not-contact/scopes'

type Props = {
  /** The lead on which it was said, with its family, the person first; without one, anybody can be typed. */
  lead?: { id: string; people: FamilyPerson[] }
}

const BLANK = {
  // Those that are not as proposed, so that a number that is added meanwhile is covered.
  toggled: [] as string[],
  scope: 'everything' as RefusedScope,
  how: 'phone' as WaySaid,
}

/** Records a refusal: the person's numbers and addresses, scope, how it was said, and the words. */
export function AddRefusal({ lead }: Props) {
  const all = [...new Set(lead?.people.flatMap(({ contacts }) => contacts))]
  const ofPerson = lead?.people[0]?.contacts ?? []
  const action = useAction()
  const { errors } = action
  const { values, set, field, send } = useDraftFields(
    'refusal',
    () => ({ ...BLANK, contact: '', words: '' }),
    errors,
    useId(),
  )
  const isOther = (chosen: string[]) => (way: string) => ofPerson.includes(way) !== chosen.includes(way)
  const contacts = all.filter(isOther(values.toggled))
  const ways = lead ? contacts : [values.contact]
  const scopes = REFUSED_SCOPES.filter((one) => ways.some((way) => fitsWay(one, way)))
  const scope = scopes.includes(values.scope) ? values.scope : 'everything'

  function save() {
    const { contact, how, words } = values
    const who = lead ? { contact: contacts[0] ?? '', contacts, leadId: lead.id } : { contact }
    const body = { ...who, scope, how, words: words.trim() || undefined }
    const done = `Recorded: ${SCOPE_WORDS[scope].label}`
    return send(() => action.send('POST', 'do-not-contact', body, done))
  }

  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          <Ban aria-hidden="true" />
          {lead ? 'Record a do-not-contact request' : 'Add a person'}
        </Button>
      }
      onClose={() => {
        // A choice without words is no draft: the next one begins with no contact at all.
        if (values.words.trim() === '') set(BLANK)
      }}
      title="Do not contact"
      words={
        lead
          ? undefined
          : 'This covers every phone number and address we have for this person, and all of their requests.'
      }
      action={action}
      onSend={save}
      submit="Do not contact"
    >
      {lead ? (
        <RefusedContacts
          {...field('toggled')}
          people={lead.people}
          value={contacts}
          onValue={(chosen) => set({ toggled: all.filter(isOther(chosen)) })}
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
        legend="What they asked for"
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
  const { values, set, send } = useDraftFields('lift', () => ({ reason: null as string | null }))
  const reason = values.reason ?? proposed
  const lift = () => action.send('POST', `do-not-contact/${id}/lift`, { reason, leadId }, 'Lifted')
  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          Lift<span className="sr-only"> for {target}</span>
        </Button>
      }
      title="May they be contacted again?"
      words={`${target}: ${said.charAt(0).toLowerCase() + said.slice(1)}. Lift it only if they asked for contact themselves.`}
      action={action}
      onSend={() => send(lift)}
      submit="Lift it"
    >
      <LongTextField
        id={useId()}
        label="Why"
        error={action.errors.reason}
        rows={3}
        value={reason}
        onValue={(typed) => set({ reason: typed })}
      />
    </DialogForm>
  )
}
