import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { chosenLeads } from '@/lib/desk/access/chosen-leads'
import { openLead } from '@/lib/desk/access/open-lead'
import { ownersFor } from '@/lib/desk/alerts/team'
import type { Assignments } from '@/lib/desk/status/action-schema'
import { assignOpened } from '@/lib/desk/tour-requests/assign'
import { db } from '@/lib/platform/database/db'

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
  return [choice(null, 'nobody'), ...staff.map(([id, name]) => choice(id, name))]
}

/**
 * Assigns leads, all or none; skips leads whose owner is no longer `from`. @returns changes, which undo it
 * when sent back @throws AppError 400 for an owner who may not work on a lead, 403, 404
 */
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
