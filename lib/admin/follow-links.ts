import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { movedAddresses } from '@/lib/admin/address-changes'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import { tagsOf } from '@/lib/admin/expiry'
import { recordChange } from '@/lib/admin/history'
import { type AdminRecord, recordOf, selectOf } from '@/lib/admin/record'
import { linkPattern, linksToPaths } from '@/lib/admin/references'
import { type Moves, withMovedLinks } from '@/lib/content/move-links'
import type { Tx } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { siteUrl } from '@/lib/site'

/**
 * Leads every stored link to a page that moved straight to its new address, with history, in the transaction that moves it
 * (decision 030). Redirects follow by rules of their own (`leaveRedirect`).
 * @returns the cache tags of the records the links stand in
 */
export async function followLinks(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord,
): Promise<string[]> {
  const moves: Moves = new Map(before ? await movedAddresses(tx, entity, before, after) : [])
  if (moves.size === 0) return []
  const origin = new URL(siteUrl()).origin
  await followInDrafts(tx, moves, origin)
  const expired: string[] = []
  for (const { user, name, where } of await linksToPaths(tx, [...moves.keys()], after.id)) {
    if (user.name === 'redirect') continue
    const rows = delegateOf(tx, user.name)
    for (const row of await rows.findMany({ where, select: selectOf(user) })) {
      const was = recordOf(user, row)
      const value = withMovedLinks(was[name], moves, origin)
      if (JSON.stringify(value) === JSON.stringify(was[name])) continue
      await rows.update({ where: { id: row.id }, data: { [name]: value }, select: { id: true } })
      const is = { ...was, [name]: value }
      await recordChange(tx, actor, user, { action: 'update', before: was, after: is })
      expired.push(...tagsOf(user, is))
    }
  }
  return expired
}

/** What is being written keeps its moment: nobody who types in it shall hear that it changed. */
async function followInDrafts(tx: Tx, moves: Moves, origin: string): Promise<void> {
  const pattern = linkPattern([...moves.keys()])
  const found = await tx.$queryRaw<{ id: string; values: Prisma.JsonObject }[]>`
    select id::text as id, "values" from drafts where "values"::text ~* ${pattern}`
  for (const { id, values } of found) {
    const data = { values: withMovedLinks(values, moves, origin) as Prisma.InputJsonObject }
    await tx.draft.update({ where: { id }, data, select: { id: true } })
  }
}
