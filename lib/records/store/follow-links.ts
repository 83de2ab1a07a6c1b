import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { linkPattern, linksToPaths } from '@/lib/records/relations/references'
import { movedAddresses } from '@/lib/records/rules/address-changes'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { type Moves, withMovedLinks } from '@/lib/site/content/move-links'

/** Updates all stored links to a moved page, with history (decision 030). @returns the records' cache tags */
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

/** Drafts keep their `updatedAt`, so that their authors get no conflict. */
async function followInDrafts(tx: Tx, moves: Moves, origin: string): Promise<void> {
  const pattern = linkPattern([...moves.keys()])
  const found = await tx.$queryRaw<{ id: string; values: Prisma.JsonObject }[]>`
    select id::text as id, "values" from drafts where "values"::text ~* ${pattern}`
  for (const { id, values } of found) {
    const data = { values: withMovedLinks(values, moves, origin) as Prisma.InputJsonObject }
    await tx.draft.update({ where: { id }, data, select: { id: true } })
  }
}
