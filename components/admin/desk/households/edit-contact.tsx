'use client'

import { ContactForm, typedContact } from '@/components/admin/desk/households/contact-form'
import { MemberDialog } from '@/components/admin/desk/households/member-dialog'
import { RemoveMember } from '@/components/admin/desk/households/remove-member'
import type { FamilyContact } from '@/lib/desk/households/family-members'

type Props = { leadId: string; contact?: FamilyContact }

/** Adds or changes a contact. Senders of requests cannot be removed, because they identify the family. */
export function EditContact({ leadId, contact }: Props) {
  return (
    <>
      <MemberDialog title={contact ? 'Contact' : 'Add a contact'} name={contact?.name}>
        {(close) => <ContactForm leadId={leadId} contact={contact} onDone={close} />}
      </MemberDialog>
      {contact?.requests.length === 0 && (
        <RemoveMember
          name={contact.name}
          url={`/api/admin/tour-requests/${leadId}/contacts/${contact.id}`}
          body={typedContact(contact)}
        />
      )}
    </>
  )
}
