import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { UNTRIED } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'
import { contactAllowed } from '@/lib/platform/do-not-contact/contact-allowed'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

const MAX_SHOWN = 50

/**
 * Alarmed leads without an accepted alert or attempt, oldest first; `isRefused`: they asked again after they
 * had refused the way by which we would reach them. @throws AppError 403
 */
export async function listAlarms(actor: Actor) {
  const leads = await db.tourRequest.findMany({
    where: await alarmed(actor),
    orderBy: { createdAt: 'asc' },
    take: MAX_SHOWN,
    select: {
      id: true,
      name: true,
      phone: true,
      phoneE164: true,
      email: true,
      createdAt: true,
      callDueAt: true,
      alarmedAt: true,
    },
  })
  const refusals = await refusalsOf(db, leads)
  return leads.map(({ phoneE164, email, ...lead }) => {
    const { call, mail } = contactAllowed(refusalsTo(refusals, { phoneE164, email }))
    return { ...lead, isRefused: lead.phone ? !call : !mail }
  })
}

/** @throws AppError 403 */
export async function countAlarms(actor: Actor): Promise<number> {
  return db.tourRequest.count({ where: await alarmed(actor) })
}

async function alarmed(actor: Actor): Promise<Prisma.TourRequestWhereInput> {
  assertCan(actor, 'read', 'leads')
  return {
    AND: [
      whereInScope(await leadScopeOf(actor)),
      { ...UNTRIED, alarmedAt: { not: null } },
      { deliveries: { none: { kind: { in: await alertKinds() }, state: 'sent' } } },
    ],
  }
}
