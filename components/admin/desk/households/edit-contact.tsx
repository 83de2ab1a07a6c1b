'use client'

import { useId } from 'react'
import { MemberDialog } from '@/components/admin/desk/households/member-dialog'
import { RemoveMember } from '@/components/admin/desk/households/remove-member'
import { CheckField } from '@/components/admin/kit/check-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { newUuid } from '@/lib/browser/new-uuid'
import type { FamilyContact } from '@/lib/desk/households/family-members'
import { WAY_LABELS, WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'

const RELATIONSHIPS = ['Daughter', 'Son', 'Spouse or partner', 'Sister', 'Brother', 'Friend', 'Self']

/** Adds or changes a contact. Senders of requests cannot be removed, because they identify the family. */
export function EditContact({ leadId, contact }: { leadId: string; contact?: FamilyContact }) {
  const prefix = useId()
  const path = `tour-requests/${leadId}/contacts`
  const action = useAction()
  const { values, set, field, reset } = useFields(
    () => ({ id: contact?.id ?? newUuid(), ...typedContact(contact) }),
    action.errors,
    prefix,
  )

  function save() {
    const { id, ...typed } = values
    return action.send('PUT', `${path}/${id}`, typed, 'Contact saved')
  }

  return (
    <>
      <MemberDialog
        title={contact ? 'Contact' : 'Add a contact'}
        name={contact?.name}
        onOpen={reset}
        action={action}
        onSend={save}
        submit="Save contact"
      >
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextField
          {...field('relationship')}
          label="Relationship"
          hint="To the prospective resident"
          optional
          list={`${prefix}-relationships`}
          autoComplete="off"
        />
        <datalist id={`${prefix}-relationships`}>
          {RELATIONSHIPS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <TextField {...field('phone')} label="Phone" optional type="tel" autoComplete="off" />
        <TextField {...field('email')} label="Email" optional type="email" autoComplete="off" />
        <div>
          <CheckField {...field('decides')} label="Decision maker" />
          <CheckField {...field('isFirst')} label="Contact them first" />
        </div>
        <SelectField
          {...field('consentHow')}
          label="Agreed to texts or emails"
          hint="For staff only. Automatic emails and texts follow the consent given with the request"
          value={values.consentHow ?? ''}
          none="Not asked, or declined"
          choices={WAYS_SAID.map((way) => ({ value: way, label: `Yes, ${WAY_LABELS[way]}` }))}
          onValue={(consentHow) => set({ consentHow: consentHow || null })}
        />
      </MemberDialog>
      {contact?.requests.length === 0 && (
        <RemoveMember name={contact.name} path={`${path}/${contact.id}`} body={typedContact(contact)} />
      )}
    </>
  )
}

function typedContact(contact?: FamilyContact) {
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
