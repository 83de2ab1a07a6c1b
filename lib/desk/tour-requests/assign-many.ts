import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, chosenLeads, openLead } from '@/lib/desk/access/open-lead'
import { ownersFor } from '@/lib/desk/alerts/team'
import type { Assignments } from '@/lib/desk/status/action-schema'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

export type AssignmentChoice = {
  /** Null: nobody. */
  ownerId: string | null
  name: string
  ids: string[]
  /** Leads already theirs, and leads they may not work on. */
  theirs: number
  cannot: number
}

/** Possible owners with what would change: nobody first, then staff by name. @throws AppError 403 */
export async function assignmentChoices(actor: Actor, chosen: string[]): Promise<AssignmentChoice[]> {
  const leads = await chosenLeads(actor, chosen)
  const communities = [...new Set(leads.map(({ communityId }) => communityId))]
  const teams = new Map(
    await Promise.all(communities.map(async (id) => [id, await ownersFor(db, id)] as const)),
  )
  const people = new Map([...teams.values()].flat().map(({ id, username }) => [id, username]))
  const choice = (ownerId: string | null, name: string): AssignmentChoice => {
    const others = leads.filter((lead) => lead.ownerId !== ownerId)
    const can = others.filter(
      ({ communityId }) => ownerId === null || teams.get(communityId)?.some(({ id }) => id === ownerId),
    )
    const ids = can.map(({ id }) => id)
    return { ownerId, name, ids, theirs: leads.length - others.length, cannot: others.length - can.length }
  }
  const staff = [...people].sort(([, one], [, other]) => one.localeCompare(other))
  return [choice(null, 'no one'), ...staff.map(([id, name]) => choice(id, name))]
}

/** Assigns leads still owned by `from`, all or none. @returns the undo @throws AppError 400, 403, 404 */
export async function assignLeads(actor: Actor, { changes }: Assignments) {
  assertCan(actor, 'update', 'leads')
  return db.$transaction(async (tx) => {
    const changed: { id: string; from: string | null; ownerId: string | null }[] = []
    // A fixed order avoids deadlocks.
    for (const { id, ownerId, from } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const lead = await openLead(tx, actor, id, 'update')
      if (from !== undefined && lead.ownerId !== from) continue
      if (await assignOpened(tx, actor, lead, ownerId)) changed.push({ id, from: lead.ownerId, ownerId })
    }
    return { changed }
  }, LIMITS)
}

/** @param ownerId null: nobody @throws AppError 400 for a person who may not work on the lead, 403, 404 */
export async function assignLead(actor: Actor, id: string, ownerId: string | null): Promise<void> {
  await db.$transaction((tx) => assignWithin(tx, actor, id, ownerId))
}

/** For use in a larger transaction. */
export async function assignWithin(tx: Tx, actor: Actor, id: string, ownerId: string | null): Promise<void> {
  await assignOpened(tx, actor, await openLead(tx, actor, id, 'update'), ownerId)
}

/** For an opened lead. @returns true when the owner changed */
async function assignOpened(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  ownerId: string | null,
): Promise<boolean> {
  const { id } = lead
  if (lead.ownerId === ownerId) return false
  const owner = ownerId
    ? (await ownersFor(tx, lead.communityId)).find((member) => member.id === ownerId)
    : null
  if (ownerId && !owner) throw invalidFields({ ownerId: 'This person cannot work on this lead' })
  await tx.tourRequest.update({ where: { id }, data: { ownerId } })
  await recordEvent(tx, id, { type: 'assigned', actor, data: { ownerId, owner: owner?.username ?? null } })
  await auditLead(tx, actor, {
    action: 'lead.assign',
    leadId: id,
    before: { ownerId: lead.ownerId },
    after: { ownerId },
  })
  return true
}
