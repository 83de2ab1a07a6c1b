import { ContactWays } from '@/components/admin/desk/households/contact-ways'
import { EditContact } from '@/components/admin/desk/households/edit-contact'
import { EditResident } from '@/components/admin/desk/households/edit-resident'
import { refusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { Card } from '@/components/admin/kit/card'
import { formatDay } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { HouseholdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import type { FamilyContact, FamilyResident } from '@/lib/desk/households/family-members'
import {
  approximateAge,
  LIVING_SITUATION_LABELS,
  labelFor,
  TIME_FRAME_LABELS,
} from '@/lib/desk/households/resident-options'
import { wayLabel } from '@/lib/platform/do-not-contact/scopes'

type Props = { lead: LeadInFamily; household: HouseholdOfLead; zone: string; mayWork: boolean }

/** Contacts and prospective residents of a family (C11). */
export function FamilyPanel({ lead, household, zone, mayWork }: Props) {
  const { contacts, residents, careChoices } = household
  return (
    <Card title="Family">
      <h3 className="text-control font-[640]">Prospective residents</h3>
      {residents.length === 0 && (
        <p className="mt-1 text-dense text-ink-soft">No one has been added yet. Ask when you call.</p>
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

/** The lead on whose page the family is shown; its number and address have their own buttons at the top. */
type LeadInFamily = { id: string; phoneE164: string | null; email: string | null }

type ContactItemProps = { lead: LeadInFamily; contact: FamilyContact; zone: string; mayWork: boolean }

/** A family contact with requests, consent and ways to reach them. */
function ContactItem({ lead, contact, zone, mayWork }: ContactItemProps) {
  const { name, relationship, decides, isFirst, requests } = contact
  const atTop = [lead.phoneE164, lead.email?.toLowerCase()]
  return (
    <li className="border-line border-t pt-3.5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span className="wrap-anywhere font-[640]">{name}</span>
        {relationship && <span className="wrap-anywhere text-dense text-ink-soft">{relationship}</span>}
      </p>
      {(decides || isFirst) && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {isFirst && <Badge tone="info">Contact first</Badge>}
          {decides && <Badge>Decision maker</Badge>}
        </p>
      )}
      <ContactWays
        leadId={lead.id}
        contact={contact}
        refused={refusedWays(contact.refusals, zone)}
        atTop={atTop}
        mayWork={mayWork}
      />
      <p className="mt-1.5 text-dense text-ink-soft">{consentWords(contact, zone)}</p>
      {requests.length > 0 && (
        <ul>
          {requests.map(({ id, createdAt, community }) => (
            <li key={id} className="text-dense">
              {id === lead.id ? (
                'Sent this request'
              ) : (
                <Link
                  href={`/admin/tour-requests/${id}`}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  Sent the request from {formatDay(createdAt, zone)}, {community ?? 'any community'}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <div className="mt-1 -ml-2.5 flex flex-wrap">
          <EditContact leadId={lead.id} contact={contact} />
        </div>
      )}
    </li>
  )
}

function consentWords({ consent, phone, email }: FamilyContact, zone: string): string {
  if (!consent) return phone || email ? 'Has not agreed to texts or emails: call only' : ''
  const { how, at, by } = consent
  if (how === 'request') return `Agreed to a call with a request, ${formatDay(at, zone)}`
  return `Agreed ${wayLabel(how)} to texts and emails, ${formatDay(at, zone)}${by ? `, noted by ${by}` : ''}`
}

type ResidentItemProps = {
  leadId: string
  resident: FamilyResident
  careChoices: { id: string; name: string }[]
  mayWork: boolean
}

/** A prospective resident, in the order in which a caller needs the facts. */
function ResidentItem({ leadId, resident, careChoices, mayWork }: ResidentItemProps) {
  const { name, relationship, birthYear, careTypes, notes } = resident
  const about = [relationship, birthYear && approximateAge(birthYear, new Date())].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['Care', careTypes.map((care) => care.name).join(', ') || null],
    ['Living situation', labelFor(LIVING_SITUATION_LABELS, resident.livingSituation)],
    ['Move-in', labelFor(TIME_FRAME_LABELS, resident.timeFrame)],
  ]
  return (
    <li className="border-line border-t pt-3.5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5">
        <span className="wrap-anywhere font-[640]">{name}</span>
        {about && <span className="wrap-anywhere text-dense text-ink-soft">{about}</span>}
      </p>
      <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-dense">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {notes && <p className="mt-1 whitespace-pre-line wrap-anywhere text-dense">{notes}</p>}
      {mayWork && (
        <div className="mt-1 -ml-2.5 flex flex-wrap">
          <EditResident leadId={leadId} careChoices={careChoices} resident={resident} />
        </div>
      )}
    </li>
  )
}
