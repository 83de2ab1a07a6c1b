import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import { communityScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { leadInCrm } from '@/lib/desk/crm/lead-in-crm'
import { claimOf } from '@/lib/desk/tour-requests/agency-claim'
import { informationMoments } from '@/lib/desk/tour-requests/information-moments'
import { mailOnDesk } from '@/lib/desk/tour-requests/mail-on-desk'
import { missedCallsOf } from '@/lib/desk/tour-requests/missed-calls'
import { seenVersion } from '@/lib/desk/tour-requests/seen-version'
import { textsToAsk } from '@/lib/desk/tour-requests/text-consent'
import { thatWasUs } from '@/lib/desk/tour-requests/that-was-us'
import { assertLeadInScope, type LeadScope, leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { rsvpMoments } from '@/lib/leads/events/timeline'
import { offerMoments } from '@/lib/leads/exit-offer/timeline'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { isLeadStatus, TRANSITIONS } from '@/lib/leads/tour-requests/status'
import { conversionsOf } from '@/lib/marketing/conversions/lead-conversions'
import { db } from '@/lib/platform/database/db'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { notFound } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { receiptOf } from '@/lib/platform/outbox/receipt'
import { alertKinds, familyKinds } from '@/lib/platform/outbox/registered-handlers'
import { isUuid } from '@/lib/platform/uuid'
import { talkingPoints } from '@/lib/site/quizzes/talking-points'

const MAX_RELATED = 20
/** Newest events of each related request. */
const MAX_EVENTS = 100

const LEAD_INCLUDE = {
  community: {
    select: { id: true, name: true, slug: true, timeZone: true, phoneDisplay: true, phoneDial: true },
  },
  floorPlan: { select: { id: true, name: true } },
  landingPageTemplate: { select: { id: true, title: true, slug: true } },
  topic: { select: { name: true } },
  owner: { select: { id: true, username: true } },
  firstAttemptBy: { select: { username: true } },
  claimedBy: { select: { username: true } },
  quarantine: true,
  tagLinks: { select: { tag: { select: { id: true, name: true } } }, orderBy: { tag: { name: 'asc' } } },
  mail: { include: { agency: true } },
  consents: { orderBy: { kind: 'asc' } },
  events: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  household: { include: { contacts: { orderBy: { createdAt: 'asc' } } } },
} as const satisfies Prisma.TourRequestInclude

const DELIVERY = {
  id: true,
  kind: true,
  payload: true,
  channel: true,
  target: true,
  state: true,
  dueAt: true,
  attemptCount: true,
  lastError: true,
  messageId: true,
  receipt: true,
  finishedAt: true,
  createdAt: true,
  /** Set when the message is kept here. */
  subject: true,
  text: true,
  attempts: { orderBy: { number: 'asc' } },
} as const satisfies Prisma.OutboxItemSelect

/** Everything about one lead. Does not count as a view: see markViewed. @throws AppError 403, 404 */
export async function readLead(actor: Actor, id: string) {
  assertCan(actor, 'read', 'leads')
  const family = await familyKinds()
  // `done` means it no longer applied and was never sent.
  const where = { kind: { in: [...(await alertKinds()), ...family] }, state: { not: 'done' } }
  const deliveries = { where, orderBy: { createdAt: 'asc' }, select: DELIVERY } as const
  const include = { ...LEAD_INCLUDE, deliveries }
  const lead = isUuid(id) ? await db.tourRequest.findUnique({ where: { id }, include }) : null
  if (!lead) throw notFound('This lead does not exist')
  await assertLeadInScope(actor, lead)
  const contacts = [lead, ...(lead.household?.contacts ?? [])]
  const [
    siblings,
    moments,
    points,
    refusals,
    mail,
    claim,
    crm,
    mayText,
    mayRing,
    seen,
    toAsk,
    conversions,
    missedCalls,
    wasUs,
  ] = await Promise.all([
    lead.householdId ? requestsOf(lead.householdId, id, await leadScopeOf(actor)) : [],
    Promise.all([
      rsvpMoments(contacts, communityScope(actor)),
      offerMoments(contacts),
      informationMoments(contacts),
    ]),
    talkingPoints(lead),
    refusalsOf(db, [lead]),
    lead.mail && mailOnDesk(lead.mail),
    claimOf(lead),
    leadInCrm(lead.id),
    isTextingConfigured() && hasAgreedToTexts(db, lead),
    hasCallPhone(actor),
    seenVersion(lead),
    textsToAsk(db, lead),
    conversionsOf(lead),
    missedCallsOf(db, id),
    can(actor, 'update', 'leads') ? thatWasUs(db, actor, lead, new Date()) : null,
  ])
  const nextStatuses = isLeadStatus(lead.status) ? TRANSITIONS[lead.status] : []
  return {
    ...lead,
    mail,
    claim,
    crm,
    deliveries: lead.deliveries.map(({ text, ...delivery }) => ({
      ...delivery,
      receipt: receiptOf(delivery),
      isToFamily: family.includes(delivery.kind),
      /** Texts only; mail has its own page. */
      words: delivery.kind === FAMILY_TEXT ? text : null,
    })),
    // The family's requests share one history (C9).
    events: inOrder([...lead.events, ...siblings.flatMap(({ events }) => events), ...moments.flat()]),
    talkingPoints: points,
    /** True with consent to texts at this number. */
    mayText,
    /** Calls that nobody answered; null once the family was reached. */
    missedCalls,
    /** The text that says who called, if it can be sent now. */
    thatWasUs: wasUs,
    /** True when the person's own phone can be rung, to be connected with the family. */
    mayRing,
    seenVersion: seen,
    textsToAsk: toAsk,
    refusals,
    /** Ways by which the family can be reached. */
    known: {
      phone: contacts.some((contact) => ('phone' in contact ? contact.phone : contact.phoneE164)),
      email: contacts.some(({ email }) => email),
    },
    conversions,
    related: siblings.map(({ events: _, ...sibling }) => sibling),
    nextStatuses,
  }
}

async function hasCallPhone({ id: userId }: Actor): Promise<boolean> {
  if (!userId || !isVoiceConfigured()) return false
  return (await db.alertRules.count({ where: { userId, callPhone: { not: null } } })) > 0
}

/** The family's other requests in scope, newest first. */
function requestsOf(householdId: string, id: string, scope: LeadScope) {
  return db.tourRequest.findMany({
    where: { AND: [whereInScope(scope), { householdId, id: { not: id } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_RELATED,
    select: {
      id: true,
      name: true,
      status: true,
      source: true,
      createdAt: true,
      callAt: true,
      callDueAt: true,
      firstAttemptAt: true,
      contactEndedAt: true,
      quarantinedAt: true,
      community: { select: { name: true } },
      events: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MAX_EVENTS },
    },
  })
}

type Moment = {
  tourRequestId?: string
  id: string
  type: string
  actorName?: string | null
  data: unknown
  createdAt: Date
}

/** One timeline, oldest first. */
function inOrder(moments: Moment[]) {
  return moments
    .map(({ tourRequestId = null, id, type, actorName = null, data, createdAt }) => ({
      tourRequestId,
      id,
      type,
      actorName,
      data,
      createdAt,
    }))
    .filter(({ data }, _, all) => !isShownElsewhere(data, all))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** A call that answered several requests is shown once, on the request where it was logged. */
function isShownElsewhere(data: unknown, all: { tourRequestId: string | null }[]): boolean {
  const through = data && typeof data === 'object' && 'throughLeadId' in data ? data.throughLeadId : null
  return through !== null && all.some(({ tourRequestId }) => tourRequestId === through)
}

export type LeadDetail = Awaited<ReturnType<typeof readLead>>
