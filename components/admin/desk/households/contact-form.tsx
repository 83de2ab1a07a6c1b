'use client'

import { type FormEvent, useId, useState } from 'react'
import { CheckField } from '@/components/admin/desk/households/check-field'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { newUuid } from '@/lib/browser/new-uuid'
import type { FamilyContact } from '@/lib/desk/households/family-members'
import { WAY_LABELS, WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'

const RELATIONSHIPS = ['Daughter', 'Son', 'Spouse or partner', 'Sister', 'Brother', 'Friend', 'Themself']

type Props = { leadId: string; contact?: FamilyContact | undefined; onDone: () => void }

/** The contact as sent to the server. */
export function typedContact(contact?: FamilyContact) {
  return {
    name: contact?.name ?? '',
    relationship: contact?.relationship ?? '',
    phone: contact?.phoneE164 ?? '',
    email: contact?.email ?? '',
    decides: contact?.decides ?? false,
    isFirst: contact?.isFirst ?? false,
    consentHow: contact?.consentHow ?? null,
  }
}

/** Form for a family contact: who, how to reach them, who decides, and consent. */
export function ContactForm({ leadId, contact, onDone }: Props) {
  const id = useId()
  const [contactId] = useState(() => contact?.id ?? newUuid())
  const [typed, setTyped] = useState(() => typedContact(contact))
  const { send, pending, refusal } = useLeadAction()
  const errors = refusal?.fieldErrors ?? {}
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const url = `/api/admin/tour-requests/${leadId}/contacts/${contactId}`
    if (await send('PUT', url, typed, 'Contact saved')) onDone()
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id={`${id}-name`}
        label="Name"
        error={errors.name}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        id={`${id}-relationship`}
        label="Relationship"
        hint="To whoever would move in"
        optional
        error={errors.relationship}
      >
        {(control) => (
          <>
            <Input
              {...control}
              data-dense
              list={`${id}-relationships`}
              autoComplete="off"
              value={typed.relationship}
              onChange={({ target }) => change({ relationship: target.value })}
            />
            <datalist id={`${id}-relationships`}>
              {RELATIONSHIPS.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <TextField
        id={`${id}-phone`}
        label="Phone"
        optional
        error={errors.phone}
        type="tel"
        autoComplete="off"
        value={typed.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <TextField
        id={`${id}-email`}
        label="Email"
        optional
        error={errors.email}
        type="email"
        autoComplete="off"
        value={typed.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div>
        <CheckField label="Decides" isChecked={typed.decides} onChange={(decides) => change({ decides })} />
        <CheckField
          label="Reach them first"
          isChecked={typed.isFirst}
          onChange={(isFirst) => change({ isFirst })}
        />
      </div>
      <Field
        id={`${id}-consent`}
        label="Agreed that we text or email them"
        hint="A note for staff: automatic emails and texts go by what was agreed with the request"
        error={errors.consentHow}
      >
        {(control) => (
          <Select
            {...control}
            data-dense=""
            value={typed.consentHow ?? ''}
            onChange={({ target }) => change({ consentHow: target.value || null })}
          >
            <option value="">Not asked, or no</option>
            {WAYS_SAID.map((way) => (
              <option key={way} value={way}>
                Yes, {WAY_LABELS[way]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <Button type="submit" aria-disabled={pending}>
        {pending ? 'Saving…' : 'Save contact'}
      </Button>
    </form>
  )
}
