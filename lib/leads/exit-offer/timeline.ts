import 'server-only'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'

/** Notifies open lead desks that a known family accepted the exit offer. */
export async function announceToFamily(tx: Tx, email: string): Promise<void> {
  const leads = await tx.tourRequest.findMany({
    where: { household: { contacts: { some: { email } } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
    take: 5,
  })
  afterCommit(tx, () => {
    for (const { id } of leads) announceLead({ leadId: id, type: 'exit-offer' })
  })
}

type OfferMoment = { id: string; type: 'exit-offer'; createdAt: Date; data: { page: string | null } }

/** A family's exit-offer requests as timeline entries, also from before their first lead (B13). */
export async function offerMoments(contacts: { email: string | null }[]): Promise<OfferMoment[]> {
  const emails = [...new Set(contacts.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))]
  if (emails.length === 0) return []
  const rows = await db.exitIntentSubmission.findMany({
    where: { email: { in: emails }, heldReason: null },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: { id: true, source: true, createdAt: true },
  })
  return rows.map(({ id, source, createdAt }) => ({
    id,
    type: 'exit-offer',
    createdAt,
    data: { page: source },
  }))
}
