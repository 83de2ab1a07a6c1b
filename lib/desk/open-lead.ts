import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { recordAudit } from '@/lib/admin/record-audit'
import { type Action, assertCan } from '@/lib/auth/access'
import { assertInScope } from '@/lib/auth/community-scope'
import type { Tx } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { Prisma, TourRequest } from '@/lib/generated/prisma/client'
import { isUuid } from '@/lib/uuid'

/**
 * The lead an operation is about, locked until its transaction ends, once the person may do that with it: admins all,
 * counselors and viewers those of their communities (reading 1).
 * @throws AppError 403, 404
 */
export async function openLead(tx: Tx, actor: Actor, id: string, action: Action): Promise<TourRequest> {
  assertCan(actor, action, 'tourRequest')
  if (!isUuid(id)) throw notFound('This lead does not exist')
  await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for update`
  const lead = await tx.tourRequest.findUnique({ where: { id } })
  if (!lead) throw notFound('This lead does not exist')
  assertInScope(actor, lead.communityId)
  return lead
}

type LeadAudit = {
  action: string
  leadId: string
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Writes what staff did with a lead into the append-only audit log. Never pass contact data: it could not be erased. */
export async function auditLead(
  tx: Tx,
  actor: Actor,
  { action, leadId, before, after }: LeadAudit,
): Promise<void> {
  await recordAudit(tx, actor, { action, entity: 'tourRequest', entityId: leadId, before, after })
}
