import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Prisma, ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { flagValues } from '@/lib/records/declare/publication'
import type { RecordWithDraft } from '@/lib/records/publish/draft'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { restorableValues } from '@/lib/records/publish/revisions'
import { entityOf, findRelease, itemRecord } from '@/lib/records/releases/find-release'
import { inWriteOrder, lockAll } from '@/lib/records/releases/release-order'
import { withRecordName, writeTogether } from '@/lib/records/releases/write-together'
import { recordAudit } from '@/lib/records/store/history'
import { updateWithin } from '@/lib/records/store/write-record'

/** Restores what a live release changed. @throws AppError 403, 404, 409 naming what has changed since */
export async function takeBackRelease(actor: Actor, id: string): Promise<void> {
  await writeTogether(async (tx) => {
    const { state, name, items } = await findRelease(tx, actor, id, { locked: true })
    if (state !== 'live') throw conflict('This release is not live')
    await lockAll(tx, items)
    const currentItems = new Map<ReleaseItem, RecordWithDraft | null>()
    for (const item of items) currentItems.set(item, await itemRecord(tx, actor, item))
    assertUntouched(currentItems)
    const expired = new Set<string>()
    for (const item of inWriteOrder(items).toReversed()) {
      const part = () => takeBack(tx, actor, item)
      for (const tag of await withRecordName(item, 'Nothing was taken back.', part)) expired.add(tag)
    }
    const data = { state: 'taken-back', takenBackAt: new Date(), takenBackByName: actor.username }
    await tx.release.update({ where: { id }, data })
    const after = { name, records: items.length }
    await recordAudit(tx, actor, { action: 'take-back', entity: 'release', entityId: id, after })
    return { answer: undefined, expired: [...expired] }
  })
}

function assertUntouched(currentItems: Map<ReleaseItem, RecordWithDraft | null>): void {
  const touched = [...currentItems].flatMap(([{ title, publishedAs }, current]) => {
    if (!current?.record) return [`${title} was deleted`]
    if (current.draft) return [`${title} has changes that are not published yet`]
    return Date.parse(current.record.updatedAt) === publishedAs?.getTime()
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
