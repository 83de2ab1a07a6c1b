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

/** What giving chosen requests to somebody would do. */
export type AssignmentChoice = {
  /** Null: to nobody. */
  ownerId: string | null
  name: string
  /** Those that would change hands. */
  ids: string[]
  /** How many are theirs already, and how many are of a community they do not work for. */
  theirs: number
  cannot: number
}

/** To whom chosen requests can be given, with what would change: nobody first, then staff by name. @throws AppError 403 */
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
 * Gives several requests to whom each is meant for, all or none. One that is not any more whose the screen showed stays as it is:
 * somebody else has given it away meanwhile.
 * @returns those that changed hands, with whose they were: sent back as `from` and `ownerId` it is undone
 * @throws AppError 400 for a person who may not work on one of them, 403, 404
 */
export async function assignLeads(actor: Actor, { changes }: Assignments) {
  assertCan(actor, 'update', 'tourRequest')
  return db.$transaction(async (tx) => {
    const changed: { id: string; from: string | null; ownerId: string | null }[] = []
    // In one order, so that two who do it at once wait for each other.
    for (const { id, ownerId, from } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const lead = await openLead(tx, actor, id, 'update')
      if (from !== undefined && lead.ownerId !== from) continue
      if (await assignOpened(tx, actor, lead, ownerId)) changed.push({ id, from: lead.ownerId, ownerId })
    }
    return { changed }
  }, LIMITS)
}
