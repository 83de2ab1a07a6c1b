import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { imageTags } from '@/lib/records/entities/image-tags'
import { images } from '@/lib/records/entities/images'

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
