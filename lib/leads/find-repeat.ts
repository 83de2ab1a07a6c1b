import 'server-only'
import { db } from '@/lib/db'
import { keyForAnotherPerson } from '@/lib/intake/transaction-id'
import { recordEvent } from '@/lib/leads/record-event'

export const storedLead = {
  id: true,
  transactionId: true,
  phone: true,
  phoneE164: true,
  email: true,
  message: true,
  promise: true,
  community: { select: { name: true } },
} as const

export type StoredLead = {
  transactionId: string
  promise: string | null
  community: { name: string } | null
}

type Sender = { phone: string; phoneE164: string | null; email: string | null; message: string | null }

/**
 * The lead stored under a key by the same person (same telephone number or e-mail address), or else the key under which
 * theirs is to be stored: the one sent, or their own one when it belongs to somebody else (decision 26).
 */
export async function findRepeat(
  sentKey: string,
  sender: Sender,
): Promise<{ lead: StoredLead; freeKey?: never } | { lead: null; freeKey: string }> {
  const ownKey = keyForAnotherPerson(sentKey, sender.phoneE164 ?? sender.phone)
  const rows = await db.tourRequest.findMany({
    where: { transactionId: { in: [sentKey, ownKey] } },
    select: storedLead,
  })
  const lead = rows.find((row) => row.transactionId === ownKey || isSamePerson(row, sender))
  if (!lead) return { lead: null, freeKey: rows.length > 0 ? ownKey : sentKey }
  if (sender.message && sender.message !== lead.message) await keepChangedMessage(lead.id, sender.message)
  return { lead }
}

function isSamePerson(stored: Omit<Sender, 'message'>, sender: Sender): boolean {
  const samePhone = sender.phoneE164 ? stored.phoneE164 === sender.phoneE164 : stored.phone === sender.phone
  return samePhone || (sender.email !== null && stored.email?.toLowerCase() === sender.email.toLowerCase())
}

/** Sent again after an error, with the words changed in between: the family's last words must not be lost. */
async function keepChangedMessage(leadId: string, message: string): Promise<void> {
  const latest = await db.leadEvent.findFirst({
    where: { tourRequestId: leadId, type: 'resubmitted' },
    orderBy: { createdAt: 'desc' },
    select: { data: true },
  })
  const words =
    latest?.data && typeof latest.data === 'object' && 'message' in latest.data ? latest.data.message : null
  if (words === message) return
  await db.$transaction((tx) => recordEvent(tx, leadId, { type: 'resubmitted', data: { message } }))
}
