import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import { images } from '@/lib/records/entities/images'
import { recordAudit } from '@/lib/records/store/history'
import { removeWithin } from '@/lib/records/store/operations'
import { findWordpressImport } from '@/lib/records/wordpress/find-import'

const TAGS = ['blog_posts', 'pages', 'page_content_sections', 'redirects', 'images']

/**
 * Removes everything that an import made: articles, pages, redirects, and pictures that it brought. Nothing
 * is removed when one of the records has changed since. @throws AppError 403, 404, 409
 */
export async function undoWordpressImport(actor: Actor, id: string): Promise<{ undone: number }> {
  const undone = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select 1 from wordpress_imports where id = ${id}::uuid for update`
      const { state, fileName } = await findWordpressImport(tx, actor, id)
      if (state !== 'done') throw conflict('This import has not been run, or has already been undone')
      await assertUntouched(tx, id)
      const count = await removeRecords(tx, id)
      await removePictures(tx, actor, id)
      const data = { state: 'undone', undoneAt: new Date(), undoneBy: actor.username }
      await tx.wordpressImport.update({ where: { id }, data })
      await tx.$executeRaw`
        update wordpress_items set record_id = null, redirect_ids = '{}' where import_id = ${id}::uuid`
      await recordAudit(tx, actor, {
        action: 'undo-import',
        entity: 'blogPost',
        entityId: id,
        after: { fileName, records: count },
      })
      await announceExpiry(tx, TAGS)
      return count
    },
    { timeout: 5 * 60_000, maxWait: 10_000 },
  )
  expireNow(TAGS)
  return { undone }
}

async function assertUntouched(tx: Tx, id: string): Promise<void> {
  const changed = await tx.$queryRaw<{ title: string }[]>`
    select i.title from wordpress_items i
    left join blog_posts b on b.id = i.record_id
    left join pages p on p.id = i.record_id
    where i.import_id = ${id}::uuid and i.record_id is not null and i.kind in ('post', 'page')
      and coalesce(b.updated_at, p.updated_at) is distinct from i.written_at::timestamptz
    union all
    select i.title from wordpress_items i join pages p on p.id = i.record_id
      join page_content_sections s on s.page_path = p.path
    where i.import_id = ${id}::uuid and (s.updated_at > s.created_at + interval '1 second' or s.section_key <> 'text')
    union all
    select i.title from wordpress_items i join drafts d on d.entity_id = i.record_id::text
    where i.import_id = ${id}::uuid
    limit 3`
  const [first] = changed
  if (first) throw conflict(`Nothing was undone: “${first.title}” has changed since the import.`)
}

async function removeRecords(tx: Tx, id: string): Promise<number> {
  await tx.$executeRaw`
    delete from redirects r using (select unnest(redirect_ids) as id from wordpress_items where import_id = ${id}::uuid) made
    where r.id = made.id`
  await tx.$executeRaw`
    delete from revisions r using wordpress_items i
    where i.import_id = ${id}::uuid and r.entity_id = i.record_id::text and r.entity in ('blogPost', 'page')`
  await tx.$executeRaw`
    delete from revisions r using page_content_sections s, pages p, wordpress_items i
    where i.import_id = ${id}::uuid and p.id = i.record_id and s.page_path = p.path
      and r.entity = 'pageContentSection' and r.entity_id = s.id::text`
  await tx.$executeRaw`
    delete from page_content_sections s using pages p, wordpress_items i
    where i.import_id = ${id}::uuid and p.id = i.record_id and s.page_path = p.path`
  const pages = await tx.$executeRaw`
    delete from pages p using wordpress_items i where i.import_id = ${id}::uuid and p.id = i.record_id`
  const articles = await tx.$executeRaw`
    delete from blog_posts b using wordpress_items i where i.import_id = ${id}::uuid and b.id = i.record_id`
  return pages + articles
}

/** Pictures that something else shows by now stay: they were not made by the import alone any more. */
async function removePictures(tx: Tx, actor: Actor, id: string): Promise<void> {
  const brought = await tx.wordpressItem.findMany({
    where: { importId: id, kind: 'picture', recordId: { not: null } },
    select: { recordId: true },
  })
  for (const { recordId } of brought) {
    try {
      if (recordId) await removeWithin(tx, actor, images, recordId)
    } catch (error) {
      if (!(error instanceof AppError) || ![404, 409].includes(error.status)) throw error
    }
  }
}
