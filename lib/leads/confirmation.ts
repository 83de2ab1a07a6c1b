import 'server-only'
import { subDays } from 'date-fns'
import { db } from '@/lib/db'

/** How long /tour-scheduled repeats what it promised. */
const REPEATED_FOR_DAYS = 7

/**
 * What the visitor with this transactionId was promised, for /tour-scheduled; null for an unknown or old one. Holds nothing
 * that tells who they are, because the key stands in an address.
 */
export async function readConfirmation(transactionId: string) {
  if (transactionId.length > 128 || transactionId.includes('\0')) return null
  const lead = await db.tourRequest.findUnique({
    where: { transactionId, createdAt: { gte: subDays(new Date(), REPEATED_FOR_DAYS) } },
    select: {
      promise: true,
      community: { select: { name: true, slug: true, phoneDisplay: true, phoneDial: true } },
    },
  })
  return lead && { promise: lead.promise ?? '', community: lead.community }
}
