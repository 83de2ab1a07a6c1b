import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Prisma, ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { flagValues } from '@/lib/records/declare/publication'
import type { Standing } from '@/lib/records/publish/draft'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { restorableValues } from '@/lib/records/publish/revisions'
import { entityOf, findRelease, itemStanding } from '@/lib/records/releases/find-release'
import { inOrder, lockAll } from '@/lib/records/releases/release-order'
import { naming, writeTogether } from '@/lib/records/releases/write-together'
import { recordAudit } from '@/lib/records/store/record-audit'
import { updateWithin } from '@/lib/records/store/write-record'

/**
 * Takes a release off the site: its records are as they were before it, as new revisions, and their drafts are drafts again. What did not
 * exist before stays, off the site.
 * @throws AppError 403, 404, 409 naming what somebody has changed since
 */
export async function takeBackRelease(actor: Actor, id: string): Promise<void> {
  await writeTogether(async (tx) => {
    const { state, name, items } = await findRelease(tx, actor, id, { locked: true })
    if (state !== 'live') throw conflict('This release is not live')
    await lockAll(tx, items)
    const standings = new Map<ReleaseItem, Standing | null>()
    for (const item of items) standings.set(item, await itemStanding(tx, actor, item))
    assertUntouched(standings)
    const expired = new Set<string>()
    for (const item of inOrder(items).toReversed()) {
      const part = () => takeBack(tx, actor, item)
      for (const tag of await naming(item, 'Nothing was taken back.', part)) expired.add(tag)
    }
    const data = { state: 'taken-back', takenBackAt: new Date(), takenBackByName: actor.username }
    await tx.release.update({ where: { id }, data })
    const after = { name, records: items.length }
    await recordAudit(tx, actor, { action: 'take-back', entity: 'release', entityId: id, after })
    return { answer: undefined, expired: [...expired] }
  })
}

function assertUntouched(standings: Map<ReleaseItem, Standing | null>): void {
  const touched = [...standings].flatMap(([{ title, publishedAs }, standing]) => {
    if (!standing?.record) return [`${title} was deleted`]
    if (standing.draft) return [`${title} has changes that are not published yet`]
    return Date.parse(standing.record.updatedAt) === publishedAs?.getTime()
      ? []
      : [`${title} was changed since`]
  })
  if (touched.length > 0) throw conflict(`Nothing was taken back: ${touched.join('; ')}.`)
}

async function takeBack(tx: Tx, actor: Actor, item: ReleaseItem): Promise<string[]> {
  const entity = entityOf(item)
  const { entityId } = item
  const before = item.before as Record<string, unknown> | null
  if (!before) {
    await cancelPlans(tx, entity, entityId)
    const off = flagValues(entity, false)
    return (await updateWithin(tx, actor, entity, entityId, off, { action: 'unpublish' })).expired
  }
  const values = restorableValues(actor, entity, before)
  const { after, expired } = await updateWithin(tx, actor, entity, entityId, values, { action: 'restore' })
  if (item.draft) {
    await tx.draft.create({
      data: {
        entity: entity.name,
        entityId,
        actorId: actor.id,
        actorName: actor.username,
        values: item.draft as Prisma.InputJsonObject,
        basedOn: new Date(after.updatedAt),
      },
    })
  }
  return expired
}
