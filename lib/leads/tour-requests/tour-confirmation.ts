import 'server-only'
import { addDays } from 'date-fns'
import { REQUEST_DAYS } from '@/lib/leads/tour-requests/request-cookie'
import { db } from '@/lib/platform/database/db'

/** Null when unknown or older than 14 days. Show the name only to the browser that sent the request. */
export async function getTourConfirmation(transactionId: string) {
  if (!transactionId) return null
  return db.tourRequest.findFirst({
    where: { transactionId, createdAt: { gt: addDays(new Date(), -REQUEST_DAYS) }, erasedAt: null },
    select: {
      id: true,
      transactionId: true,
      name: true,
      phone: true,
      phoneE164: true,
      email: true,
      source: true,
      ownerId: true,
      communityId: true,
      promise: true,
      callAt: true,
      callDueAt: true,
      firstAttemptAt: true,
      contactEndedAt: true,
      quarantinedAt: true,
      preferredDate: true,
      createdAt: true,
      linkIssuedAt: true,
      status: true,
      scheduledDate: true,
      community: {
        select: { id: true, name: true, slug: true, phoneDisplay: true, phoneDial: true, timeZone: true },
      },
      floorPlan: { select: { name: true } },
      topic: { select: { name: true, thanks: true } },
    },
  })
}

export type TourConfirmation = NonNullable<Awaited<ReturnType<typeof getTourConfirmation>>>
