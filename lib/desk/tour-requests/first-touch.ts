import 'server-only'
import { informationMoments } from '@/lib/desk/tour-requests/information-moments'
import { rsvpMoments } from '@/lib/leads/events/timeline'
import { offerMoments } from '@/lib/leads/exit-offer/timeline'
import { db } from '@/lib/platform/database/db'

export type FirstTouch = {
  at: Date
  /** An event type of the history; `received` is a request. */
  type: string
  data: unknown
  /** Form and page of a request. */
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

/** The family's first contact before this lead, or null. */
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
