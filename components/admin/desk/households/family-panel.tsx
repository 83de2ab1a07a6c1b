import { ContactItem, type LeadInFamily } from '@/components/admin/desk/households/contact-item'
import { EditContact } from '@/components/admin/desk/households/edit-contact'
import { EditResident } from '@/components/admin/desk/households/edit-resident'
import { ResidentItem } from '@/components/admin/desk/households/resident-item'
import { Card } from '@/components/admin/kit/card'
import type { HouseholdOfLead } from '@/lib/desk/duplicates/household-of-lead'

type Props = { lead: LeadInFamily; household: HouseholdOfLead; zone: string; mayWork: boolean }

/** Contacts and prospective residents of a family (C11). */
export function FamilyPanel({ lead, household, zone, mayWork }: Props) {
  const { contacts, residents, careChoices } = household
  return (
    <Card title="Family">
      <h3 className="text-control font-[640]">Would move in</h3>
      {residents.length === 0 && (
        <p className="mt-1 text-dense text-ink-soft">Nobody is written down yet: ask when you call.</p>
      )}
      <ul className="mt-2 grid gap-3.5">
        {residents.map((resident) => (
          <ResidentItem
            key={resident.id}
            resident={resident}
            careChoices={careChoices}
            mayWork={mayWork}
            leadId={lead.id}
          />
        ))}
      </ul>
      {mayWork && (
        <div className="mt-3">
          <EditResident leadId={lead.id} careChoices={careChoices} />
        </div>
      )}
      <h3 className="mt-6 text-control font-[640]">Contacts</h3>
      <ul className="mt-2 grid gap-3.5">
        {contacts.map((contact) => (
          <ContactItem key={contact.id} lead={lead} contact={contact} zone={zone} mayWork={mayWork} />
        ))}
      </ul>
      {mayWork && (
        <div className="mt-3">
          <EditContact leadId={lead.id} />
        </div>
      )}
    </Card>
  )
}
