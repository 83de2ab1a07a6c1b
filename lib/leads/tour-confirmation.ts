import 'server-only'
import { db } from '@/lib/db'

/** A confirmation is for the days after the request; later the address shows nothing of it. */
const SHOWN_FOR = 14 * 24 * 60 * 60 * 1000

/**
 * What /tour-scheduled repeats of a request: the promise that was made and whom it concerns, nothing that names the person.
 * Whoever holds the transactionId may read it. Null when unknown or older than 14 days. Never cached.
 */
export async function getTourConfirmation(transactionId: string) {
  if (!transactionId) return null
  return db.tourRequest.findFirst({
    where: { transactionId, createdAt: { gt: new Date(Date.now() - SHOWN_FOR) } },
    select: {
      transactionId: true,
      promise: true,
      createdAt: true,
      status: true,
      scheduledDate: true,
      community: { select: { name: true, slug: true, phoneDisplay: true, phoneDial: true, timeZone: true } },
      floorPlan: { select: { name: true } },
    },
  })
}

export type TourConfirmation = NonNullable<Awaited<ReturnType<typeof getTourConfirmation>>>
