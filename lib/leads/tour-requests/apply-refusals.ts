import 'server-only'
import { sourceOf } from '@/lib/leads/sources/registry'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { planEscalations, stopEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { afterStaffedMinutes, inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import { escapeLike } from '@/lib/platform/database/search-words'
import { type Contact, findRefusal, type Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { type ContactInfo, refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import type { ContactChannel } from '@/lib/platform/do-not-contact/scopes'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Asking = Pick<TourRequest, 'phoneE164' | 'email' | 'source' | 'createdAt'>
type Reachable = Asking & Pick<TourRequest, 'phone'>

/**
 * Ends clock, tasks and alerts of the leads of these people whom nobody may reach any more, and starts them
 * again where somebody may (decision 083). @returns ids of all leads of these people
 */
export async function applyRefusals(tx: Tx, people: readonly ContactInfo[]): Promise<string[]> {
  const leads = await leadsOf(tx, people)
  const refusals = await refusalsOf(tx, leads)
  for (const lead of leads) {
    const mayContact = isReachable(lead, refusals)
    if (mayContact === !lead.contactEndedAt) continue
    if (lead.contactEndedAt) await resumeContact(tx, lead, lead.contactEndedAt)
    else await endContact(tx, lead)
    afterCommit(tx, () => announceLead({ leadId: lead.id, type: 'contact-ended' }))
  }
  return leads.map(({ id }) => id)
}

/** False when every way by which this lead can be reached is refused, also to people. */
function isReachable(lead: Reachable, refusals: readonly Refusal[]): boolean {
  const ways = [
    ...(lead.phone ? (['call', 'text'] as const) : []),
    ...(lead.email ? (['mail'] as const) : []),
  ]
  const own = refusalsTo(refusals, lead)
  // A third party cannot name another way to somebody who refused all contact.
  if (!sourceOf(lead.source).isOwnWish && own.some(({ scope }) => scope === 'everything')) return false
  return ways.length === 0 || ways.some((channel) => !findRefusal(own, wanted(lead, channel)))
}

/** True when nobody may call about this lead, although they may write. */
export async function isCallRefused(tx: Tx, lead: Asking): Promise<boolean> {
  return findRefusal(refusalsTo(await refusalsOf(tx, [lead]), lead), wanted(lead, 'call')) !== null
}

/** A family that asks us itself after a refusal wants an answer; a third party cannot ask for it. */
function wanted({ source, createdAt }: Asking, channel: ContactChannel): Contact {
  return { channel, by: 'person', ...(sourceOf(source).isOwnWish && { askedAt: createdAt }) }
}

/** Locked, in the order in which others lock several leads. */
async function leadsOf(tx: Tx, people: readonly ContactInfo[]): Promise<TourRequest[]> {
  const identity = people.flatMap(({ phoneE164, email }) => [
    ...(phoneE164 ? [{ phoneE164 }] : []),
    ...(email ? [{ email: { equals: escapeLike(email), mode: 'insensitive' as const } }] : []),
  ])
  if (identity.length === 0) return []
  const where = { erasedAt: null, OR: identity }
  const found = await tx.tourRequest.findMany({ where, select: { id: true } })
  const ids = found.map(({ id }) => id)
  await tx.$queryRaw`
    select 1 from tour_requests where id = any(${ids}::uuid[]) order by id for no key update`
  return tx.tourRequest.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
}

async function endContact(tx: Tx, { id, nextStep }: TourRequest): Promise<void> {
  await tx.tourRequest.update({
    where: { id },
    data: {
      contactEndedAt: new Date(),
      // The agreed tour is theirs: they come, nobody calls.
      ...(nextStep !== 'tour' && { nextStep: null, nextStepAt: null }),
      claimedById: null,
      claimedUntil: null,
      skippedById: null,
      skippedUntil: null,
      skipReason: null,
    },
  })
  await stopEscalations(tx, id)
}

async function resumeContact(tx: Tx, lead: TourRequest, endedAt: Date): Promise<void> {
  const now = new Date()
  const { hours, timeZone } = await scheduleOf(lead.communityId)
  const { id, callAt, callDueAt, requestId } = lead
  if (lead.firstAttemptAt) {
    const isOpen = !lead.nextStep && lead.status !== 'not-interested' && lead.status !== 'converted'
    const next = isOpen && { nextStep: 'call', nextStepAt: inStaffedHours(hours, timeZone, now) }
    await tx.tourRequest.update({ where: { id }, data: { contactEndedAt: null, ...next } })
    return
  }
  const soonest = afterStaffedMinutes(hours, timeZone, now, PROMISED_MINUTES)
  // A request that was late when contact ended stays late; one with a chosen time still to come keeps it.
  const isAhead = callDueAt && callDueAt > endedAt
  const dueAt = isAhead && !(callAt && callDueAt > soonest) ? soonest : callDueAt
  await tx.tourRequest.update({ where: { id }, data: { contactEndedAt: null, callDueAt: dueAt } })
  if (!lead.quarantinedAt && (callAt || sourceOf(lead.source).promises))
    await planEscalations(tx, { id, callAt, callDueAt: dueAt, requestId })
}
