'use client'

import { type FormEvent, useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
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
  onDone?: () => void
}

/** Form that records a refusal: number or address, scope, how it was said, and the words. */
export function RefuseForm({ lead, onDone }: Props) {
  const id = useId()
  const [contact, setContact] = useState(lead?.contacts[0] ?? '')
  const [chosen, setScope] = useState<RefusedScope | ''>('')
  const [how, setHow] = useState<WaySaid>('phone')
  const [words, setWords] = useState('')
  const { send, pending, refusal } = useLeadAction()
  const errors = refusal?.fieldErrors ?? {}
  const scopes: readonly RefusedScope[] = SCOPES_OF[contact.includes('@') ? 'email' : 'phone']
  const scope = chosen !== '' && scopes.includes(chosen) ? chosen : 'automated'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const body = { contact, scope, how, ...(words.trim() && { words }), ...(lead && { leadId: lead.id }) }
    if (!(await send('POST', '/api/admin/do-not-contact', body, `Written down: ${SCOPE_WORDS[scope].label}`)))
      return
    if (!lead) setContact('')
    setScope('')
    setWords('')
    onDone?.()
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id={`${id}-contact`}
        label={lead ? 'Who' : 'Phone number or email address'}
        error={errors.contact ?? errors.leadId}
      >
        {(control) =>
          lead ? (
            <Select
              {...control}
              data-dense=""
              value={contact}
              onChange={({ target }) => setContact(target.value)}
            >
              {lead.contacts.map((one) => (
                <option key={one} value={one}>
                  {writtenPhone(one)}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              data-dense
              value={contact}
              maxLength={255}
              autoComplete="off"
              onChange={({ target }) => setContact(target.value)}
            />
          )
        }
      </Field>
      <ChoiceTiles
        legend="What they do not want"
        name={`${id}-scope`}
        value={scope}
        choices={scopes.map((value) => ({ value, label: SCOPE_WORDS[value].label }))}
        onChange={setScope}
        error={errors.scope}
      />
      <Field id={`${id}-how`} label="How they said it" error={errors.how}>
        {(control) => (
          <Select
            {...control}
            data-dense=""
            value={how}
            onChange={({ target }) => setHow(WAYS_SAID.find((way) => way === target.value) ?? 'phone')}
          >
            {WAYS_SAID.map((way) => (
              <option key={way} value={way}>
                {WAY_LABELS[way].charAt(0).toUpperCase() + WAY_LABELS[way].slice(1)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${id}-words`} label="Their words" optional error={errors.words}>
        {(control) => (
          <Textarea {...control} rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <Button type="submit" aria-disabled={pending}>
        {pending ? 'Saving…' : 'Do not contact'}
      </Button>
    </form>
  )
}
