import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'
import { imageTags } from '@/lib/records/entities/image-tags'
import { images } from '@/lib/records/entities/images'
import { change, lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { removeWithin } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'

export type CountedTag = { id: string; name: string; pictures: number }

/** All tags by name. @throws AppError 403 */
export async function listTags(actor: Actor): Promise<CountedTag[]> {
  assertCan(actor, 'read', imageTags.area)
  assertCan(actor, 'read', images.area)
  return db.$queryRaw<CountedTag[]>`
    select t.id::text as id, t.name, coalesce(l.pictures, 0)::int as pictures
    from image_tags t
    left join (select tag_id, count(*) as pictures from image_tag_links group by tag_id) l on l.tag_id = t.id
    order by lower(t.name)`
}

/** Merges a tag into another, which is returned, and moves it to the trash. @throws AppError 400, 403, 404 */
export async function mergeTags(actor: Actor, id: string, into: string): Promise<AdminRecord> {
  assertCan(actor, 'delete', imageTags.area)
  assertCan(actor, 'update', images.area)
  if (id === into) throw badRequest('A tag cannot be merged with itself')
  return change(imageTags, async (tx) => {
    // Locked in a fixed order, so that two opposite merges cannot deadlock.
    for (const key of [id, into].toSorted()) await lock(tx, imageTags, key)
    const gone = await findRecord(tx, actor, imageTags, id)
    const stays = await findRecord(tx, actor, imageTags, into)
    const pictures = await tx.$executeRaw`
      insert into image_tag_links (image_id, tag_id)
      select image_id, ${into}::uuid from image_tag_links where tag_id = ${id}::uuid
      on conflict do nothing`
    await recordAudit(tx, actor, {
      action: 'merge',
      entity: imageTags.name,
      entityId: into,
      before: { name: gone.name as string },
      after: { name: stays.name as string, pictures },
    })
    return { answer: stays, expired: await removeWithin(tx, actor, imageTags, id) }
  })
}
