import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, chosenLeads, openLead } from '@/lib/desk/access/open-lead'
import type { TagsChange } from '@/lib/desk/status/action-schema'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { leadTags } from '@/lib/records/entities/lead-tags'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

export type LeadTagName = { id: string; name: string }

/** All lead tags by name. @throws AppError 403 */
export async function leadTagNames(actor: Actor): Promise<LeadTagName[]> {
  assertCan(actor, 'read', leadTags.area)
  return db.$queryRaw<LeadTagName[]>`select id::text as id, name from lead_tags order by lower(name)`
}

export type TagChoice = { tagId: string; name: string; lacking: string[]; carrying: string[] }

/** Every tag, with the chosen leads that have it or lack it. @throws AppError 403 */
export async function tagChoices(actor: Actor, chosen: string[]): Promise<TagChoice[]> {
  const [leads, tags] = [await chosenLeads(actor, chosen), await leadTagNames(actor)]
  return tags.map(({ id: tagId, name }) => {
    const has = ({ tagLinks }: (typeof leads)[number]) => tagLinks.some((link) => link.tagId === tagId)
    const ids = (wanted: boolean) => leads.filter((lead) => has(lead) === wanted).map(({ id }) => id)
    return { tagId, name, lacking: ids(false), carrying: ids(true) }
  })
}

/** Adds and removes tags, all or none. @returns changes to invert for undo @throws AppError 400, 403, 404 */
export async function tagLeads(actor: Actor, { changes }: TagsChange) {
  assertCan(actor, 'update', 'leads')
  return db.$transaction(async (tx) => {
    const names = await namesOf(tx, [...new Set(changes.map(({ tagId }) => tagId))])
    const changed: TagsChange['changes'] = []
    // A fixed order avoids deadlocks.
    for (const id of [...new Set(changes.map((change) => change.id))].toSorted()) {
      await openLead(tx, actor, id, 'update')
      const done = await tagOpened(
        tx,
        changes.filter((change) => change.id === id),
      )
      if (done.length === 0) continue
      const of = (on: boolean) => done.filter((change) => change.on === on).map(({ tagId }) => tagId)
      const words = (on: boolean) => of(on).map((tagId) => names.get(tagId) ?? '')
      await recordEvent(tx, id, { type: 'tagged', actor, data: { on: words(true), off: words(false) } })
      await auditLead(tx, actor, { action: 'lead.tags', leadId: id, after: { on: of(true), off: of(false) } })
      changed.push(...done)
    }
    return { changed }
  }, LIMITS)
}

/** The share lock keeps the tags from being deleted meanwhile. */
async function namesOf(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<LeadTagName[]>`
    select id::text as id, name from lead_tags where id = any(${ids}::uuid[]) order by id for key share`
  if (rows.length < ids.length) throw badRequest('This tag no longer exists. Please choose another one.')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function tagOpened(tx: Tx, changes: TagsChange['changes']): Promise<TagsChange['changes']> {
  const done: TagsChange['changes'] = []
  for (const { id, tagId, on } of changes) {
    const rows = on
      ? await tx.$executeRaw`
          insert into lead_tag_links (tour_request_id, tag_id) values (${id}::uuid, ${tagId}::uuid) on conflict do nothing`
      : await tx.$executeRaw`
          delete from lead_tag_links where tour_request_id = ${id}::uuid and tag_id = ${tagId}::uuid`
    if (rows > 0) done.push({ id, tagId, on })
  }
  return done
}
