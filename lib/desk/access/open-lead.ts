import 'server-only'
import { type Action, assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope, leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Prisma, TourRequest } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

/** The lead, locked, once access is checked (reading 1). @throws AppError 403, 404, 409 when erased */
export async function openLead(tx: Tx, actor: Actor, id: string, action: Action): Promise<TourRequest> {
  assertCan(actor, action, 'leads')
  if (!isUuid(id)) throw notFound('This lead does not exist')
  await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for update`
  const lead = await tx.tourRequest.findUnique({ where: { id } })
  if (!lead) throw notFound('This lead does not exist')
  await assertLeadInScope(actor, lead)
  if (action === 'update' && lead.erasedAt) throw conflict('This person’s data was erased')
  return lead
}

type LeadAudit = {
  action: string
  leadId: string
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Adds a staff action to the append-only audit log. Never pass contact data: it could not be erased. */
export async function auditLead(
  tx: Tx,
  actor: Actor,
  { action, leadId, before, after }: LeadAudit,
): Promise<void> {
  await recordAudit(tx, actor, { action, entity: 'tourRequest', entityId: leadId, before, after })
}

/** Leaves out requests outside the person's scope. @throws AppError 403 */
export async function chosenLeads(actor: Actor, chosen: string[]) {
  assertCan(actor, 'update', 'leads')
  return db.tourRequest.findMany({
    where: {
      AND: [whereInScope(await leadScopeOf(actor)), { id: { in: chosen.filter(isUuid) }, erasedAt: null }],
    },
    select: {
      id: true,
      communityId: true,
      ownerId: true,
      status: true,
      scheduledDate: true,
      quarantinedAt: true,
      tagLinks: { select: { tagId: true } },
    },
  })
}
