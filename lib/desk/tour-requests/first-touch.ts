import 'server-only'
import { informationMoments } from '@/lib/desk/tour-requests/information-moments'
import { rsvpMoments } from '@/lib/leads/events/timeline'
import { offerMoments } from '@/lib/leads/exit-offer/timeline'
import { db } from '@/lib/platform/database/db'

/** How a family first came to us: a request of its own, or what else it did under the same number or address. */
export type FirstTouch = {
  at: Date
  /** received: a request; rsvp, quiz, download, exit-offer: as in the history. */
  type: string
  data: unknown
  /** By which form a request came, and on which page. */
  source: string | null
  page: string | null
}

type Lead = {
  id: string
  householdId: string | null
  phoneE164: string | null
  email: string | null
  createdAt: Date
  household?: { contacts: { phoneE164: string | null; email: string | null }[] } | null
}

/** The first that we knew of the lead's family before this lead, null when it was the first. */
export async function firstTouchOf({ household, ...lead }: Lead): Promise<FirstTouch | null> {
  const contacts = [lead, ...(household?.contacts ?? [])]
  const before = { lt: lead.createdAt }
  const [request, ...moments] = await Promise.all([
    lead.householdId
      ? db.tourRequest.findFirst({
          where: {
            householdId: lead.householdId,
            id: { not: lead.id },
            createdAt: before,
            quarantinedAt: null,
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { createdAt: true, source: true, landingPageUrl: true },
        })
      : null,
    rsvpMoments(contacts, {}),
    offerMoments(contacts),
    informationMoments(contacts),
  ])
  const asked = request && {
    at: request.createdAt,
    type: 'received',
    data: {},
    source: request.source,
    page: request.landingPageUrl,
  }
  const others = moments
    .flat()
    .map(({ createdAt, type, data }) => ({ at: createdAt, type, data, source: null, page: null }))
  return (
    [...(asked ? [asked] : []), ...others]
      .filter(({ at }) => at < lead.createdAt)
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null
  )
}
