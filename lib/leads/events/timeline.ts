import 'server-only'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import type { EventRsvp, Prisma } from '@/lib/platform/generated/prisma/client'

type Contact = { phoneE164: string | null; email: string | null }

/** Notifies open lead desks that a known family's event RSVP changed. */
export async function announceToHousehold(tx: Tx, rsvp: Contact): Promise<void> {
  const identity = identityOf([rsvp])
  if (identity.length === 0) return
  const leads = await tx.tourRequest.findMany({
    where: { household: { contacts: { some: { OR: identity } } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
    take: 5,
  })
  afterCommit(tx, () => {
    for (const { id } of leads) announceLead({ leadId: id, type: 'rsvp' })
  })
}

type RsvpMoment = {
  id: string
  type: 'rsvp' | 'rsvp-promoted' | 'rsvp-cancelled'
  createdAt: Date
  data: { title: string; guests: number; status: string; message: string | null; rsvpId: string }
}

/** Event RSVPs of a family's contacts as timeline entries, also from before their first lead (B13). */
export async function rsvpMoments(
  contacts: Contact[],
  scope: Prisma.EventRsvpWhereInput,
): Promise<RsvpMoment[]> {
  const identity = identityOf(contacts)
  if (identity.length === 0) return []
  const rows = await db.eventRsvp.findMany({
    where: { AND: [scope, { OR: identity, status: { not: 'held' } }] },
    orderBy: { createdAt: 'desc' },
    take: 50,
    include: { event: { select: { title: true } } },
  })
  return rows.flatMap(momentsOf)
}

function momentsOf(row: EventRsvp & { event: { title: string } }): RsvpMoment[] {
  const { id, guests, message, status, createdAt, promotedAt, cancelledAt } = row
  const data = { title: row.event.title, guests, status, message, rsvpId: id }
  return [
    { id: `${id}-said`, type: 'rsvp', createdAt, data },
    ...(promotedAt
      ? [{ id: `${id}-promoted`, type: 'rsvp-promoted', createdAt: promotedAt, data } as const]
      : []),
    ...(cancelledAt
      ? [{ id: `${id}-cancelled`, type: 'rsvp-cancelled', createdAt: cancelledAt, data } as const]
      : []),
  ]
}

function identityOf(contacts: Contact[]) {
  const of = (key: keyof Contact) => [
    ...new Set(contacts.flatMap((contact) => (contact[key] ? [contact[key]] : []))),
  ]
  const phones = of('phoneE164')
  const emails = of('email').map((email) => email.toLowerCase())
  return [
    ...(phones.length > 0 ? [{ phoneE164: { in: phones } }] : []),
    ...(emails.length > 0 ? [{ email: { in: emails } }] : []),
  ] satisfies Prisma.EventRsvpWhereInput[]
}
