import { ContactWays } from '@/components/admin/desk/households/contact-ways'
import { EditContact } from '@/components/admin/desk/households/edit-contact'
import { refusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { formatDay } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { FamilyContact } from '@/lib/desk/households/family-members'
import { wayLabel } from '@/lib/platform/do-not-contact/scopes'

/** The lead on whose page the family is shown; its number and address have their own buttons at the top. */
export type LeadInFamily = { id: string; phoneE164: string | null; email: string | null }

type Props = { lead: LeadInFamily; contact: FamilyContact; zone: string; mayWork: boolean }

/** A family contact with requests, consent and ways to reach them. */
export function ContactItem({ lead, contact, zone, mayWork }: Props) {
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
          {isFirst && <Badge tone="info">Reached first</Badge>}
          {decides && <Badge>Decides</Badge>}
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
                  Sent the request of {formatDay(createdAt, zone)}, {community ?? 'any community'}
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
  if (!consent) return phone || email ? 'Has not agreed yet that we write: call only' : ''
  const { how, at, by } = consent
  if (how === 'request') return `Agreed to be called with a request, ${formatDay(at, zone)}`
  return `Agreed ${wayLabel(how)} that we write, ${formatDay(at, zone)}${by ? `, noted by ${by}` : ''}`
}
