import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { openLead } from '@/lib/desk/access/open-lead'
import type { TypedLift } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { isInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { noteLift } from '@/lib/leads/tour-requests/note-refusal'
import { db, type Tx } from '@/lib/platform/database/db'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { conflict, forbidden, notFound } from '@/lib/platform/errors'
import type { DoNotContact } from '@/lib/platform/generated/prisma/client'
import { recordAudit } from '@/lib/records/store/history'

/** Lifts an entry with a reason (decision 036). @throws AppError 403, 404, 409 when already lifted */
export async function allowContact(actor: Actor, id: string, { reason, leadId }: TypedLift): Promise<void> {
  assertCan(actor, 'update', 'leads')
  await db.$transaction(async (tx) => {
    const entry = await tx.doNotContact.findUnique({ where: { id } })
    if (!entry) throw notFound('This entry does not exist')
    const lead = leadId ? await leadWith(tx, actor, entry, leadId) : null
    if (!lead) await assertOwn(actor, entry)
    const about = { by: actor, lead: lead ?? (await newestLeadOf(tx, entry)) }
    if (!(await noteLift(tx, entry, reason, about))) throw conflict('This has been lifted already')
    const audited = { entity: 'doNotContact', entityId: id, after: { scope: entry.scope } }
    await recordAudit(tx, actor, { action: 'do-not-contact.lift', ...audited })
  })
}

/** The actor's request, which must have the entry's number or address. */
async function leadWith(tx: Tx, actor: Actor, entry: DoNotContact, leadId: string) {
  const lead = await openLead(tx, actor, leadId, 'update')
  const refusals = await refusalsOf(tx, [lead])
  if (!refusals.some(({ id }) => id === entry.id) && !entry.liftedAt)
    throw notFound('This entry does not exist')
  return lead
}

async function assertOwn(actor: Actor, { communityId, recordedById }: DoNotContact): Promise<void> {
  if (actor.id !== null && recordedById === actor.id) return
  if (!isInScope(await leadScopeOf(actor), { communityId, ownerId: null }))
    throw forbidden('This belongs to a community you do not work for')
}
