import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { assertInScope, communityScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import { informationMoments } from '@/lib/desk/information-moments'
import { notFound } from '@/lib/errors'
import { rsvpMoments } from '@/lib/events/timeline'
import { offerMoments } from '@/lib/exit-offer/timeline'
import type { Prisma } from '@/lib/generated/prisma/client'
import { isLeadStatus, TRANSITIONS } from '@/lib/leads/status'
import { talkingPoints } from '@/lib/quizzes/talking-points'
import { isUuid } from '@/lib/uuid'

const MAX_RELATED = 20

const everything = {
  community: {
    select: { id: true, name: true, slug: true, timeZone: true, phoneDisplay: true, phoneDial: true },
  },
  floorPlan: { select: { id: true, name: true } },
  landingPageTemplate: { select: { id: true, title: true, slug: true } },
  owner: { select: { id: true, username: true } },
  quarantine: true,
  consents: { orderBy: { kind: 'asc' } },
  events: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  deliveries: {
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      channel: true,
      target: true,
      state: true,
      dueAt: true,
      attemptCount: true,
      lastError: true,
      finishedAt: true,
      createdAt: true,
      /** Present when the message is kept here to be read. */
      subject: true,
      attempts: { orderBy: { number: 'asc' } },
    },
  },
  household: { include: { contacts: { orderBy: { createdAt: 'asc' } } } },
} as const satisfies Prisma.TourRequestInclude

/**
 * Everything about one lead: request, tracking, consents, history (the household's RSVPs in it), deliveries with every attempt, household with the
 * family's other requests, and the statuses it may move to next. Reading is not viewing: see markViewed.
 * @throws AppError 403, 404
 */
export async function readLead(actor: Actor, id: string) {
  assertCan(actor, 'read', 'tourRequest')
  const lead = isUuid(id) ? await db.tourRequest.findUnique({ where: { id }, include: everything }) : null
  if (!lead) throw notFound('This lead does not exist')
  assertInScope(actor, lead.communityId)
  const related = lead.householdId
    ? await db.tourRequest.findMany({
        where: { AND: [communityScope(actor), { householdId: lead.householdId, id: { not: id } }] },
        orderBy: { createdAt: 'desc' },
        take: MAX_RELATED,
        select: { id: true, name: true, status: true, source: true, createdAt: true },
      })
    : []
  const contacts = [lead, ...(lead.household?.contacts ?? [])]
  const [rsvps, offers, information, points] = await Promise.all([
    rsvpMoments(contacts, communityScope(actor)),
    offerMoments(contacts),
    informationMoments(contacts),
    talkingPoints(lead),
  ])
  const nextStatuses = isLeadStatus(lead.status) ? TRANSITIONS[lead.status] : []
  return {
    ...lead,
    events: inOrder([...lead.events, ...rsvps, ...offers, ...information]),
    talkingPoints: points,
    related,
    nextStatuses,
  }
}

type Moment = { id: string; type: string; actorName?: string | null; data: unknown; createdAt: Date }

/** The lead's own history and what the family said about events, as one timeline; oldest first. */
function inOrder(moments: Moment[]) {
  return moments
    .map(({ id, type, actorName = null, data, createdAt }) => ({ id, type, actorName, data, createdAt }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export type LeadDetail = Awaited<ReturnType<typeof readLead>>
