import 'server-only'
import { addMinutes } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import type { NextStep } from '@/lib/leads/tour-requests/next-step'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'
import { findRefusal } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

const SHOWN = 8
const SOON_MINUTES = 10

const DECIDED: LeadStatus[] = ['converted', 'not-interested']

/**
 * The next due call nobody else owns, the person's next step that follows a missed call at once, and their
 * families by next step. @throws AppError 403
 */
export async function ownCalls(actor: Actor) {
  assertCan(actor, 'read', 'leads')
  const own = { AND: [whereInScope(await leadScopeOf(actor)), { quarantinedAt: null, erasedAt: null }] }
  const now = new Date()
  const [next, again, families] = await Promise.all([
    db.tourRequest.findFirst({
      where: {
        AND: [
          own,
          // A family that asked for a later call is not called now.
          { OR: [{ callAt: null }, { callAt: { lte: now } }] },
          { ...WAITING, OR: [{ ownerId: null }, { ownerId: actor.id }] },
        ],
      },
      orderBy: [{ callDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      select: {
        id: true,
        name: true,
        phone: true,
        phoneE164: true,
        phoneExtension: true,
        email: true,
        message: true,
        callDueAt: true,
        community: { select: { name: true } },
      },
    }),
    actor.id ? atOnceOf(actor.id, own, now) : null,
    actor.id ? familiesOf(actor.id, own) : [],
  ])
  const refused = next ? findRefusal(await refusalsOf(db, [next]), { channel: 'call', by: 'person' }) : null
  return { next: next && { ...next, callRefusal: refused }, again, families }
}

export type OwnCalls = Awaited<ReturnType<typeof ownCalls>>

/** A second call, or the text that says who called, due within minutes. */
function atOnceOf(ownerId: string, own: Prisma.TourRequestWhereInput, now: Date) {
  return db.tourRequest.findFirst({
    where: {
      ...own,
      ownerId,
      status: { notIn: DECIDED },
      nextStep: { in: ['second-call', 'that-was-us'] satisfies NextStep[] },
      nextStepAt: { lte: addMinutes(now, SOON_MINUTES) },
    },
    orderBy: [{ nextStepAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, nextStep: true, nextStepAt: true },
  })
}

function familiesOf(ownerId: string, own: Prisma.TourRequestWhereInput) {
  return db.tourRequest.findMany({
    where: { ...own, ownerId, firstAttemptAt: { not: null }, status: { notIn: DECIDED } },
    orderBy: [{ nextStepAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
    take: SHOWN,
    select: {
      id: true,
      name: true,
      status: true,
      nextStep: true,
      nextStepAt: true,
      community: { select: { name: true, timeZone: true } },
    },
  })
}
