import 'server-only'
import { db } from '@/lib/platform/database/db'
import { delegateOf } from '@/lib/records/declare/delegate'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { posts } from '@/lib/records/entities/posts'
import { fileMentions } from '@/lib/records/relations/references'
import { whereShown } from '@/lib/records/store/where-shown'

/** A public record that links to a file: the address of its form, and its title. */
export type FileUse = { href: string; title: string }

/** More uses than anyone reads. */
const MAX_USES = 20

const FILE_KEY = /files\/[0-9a-f]{24}\/[a-z0-9.-]+\.pdf/g

/** PDF files that public records link to or hand out, by key, with these records. */
export async function linkedFiles(now: Date): Promise<Map<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>()
  const add = (key: string, use: FileUse) => {
    const known = uses.get(key) ?? []
    if (known.length < MAX_USES && !known.some(({ href }) => href === use.href))
      uses.set(key, [...known, use])
  }
  for (const { user, name, where } of await fileMentions(db, 'files/[0-9a-f]{24}/[a-z0-9.-]+\\.pdf')) {
    const rows = await delegateOf(db, user.name).findMany({
      where: { AND: [where, whereShown(user, now)] },
      select: { id: true, [user.title]: true, [name]: true },
    })
    const place = (id: unknown) => (user.kind === 'single' ? user.path : `${user.path}/${id}`)
    for (const row of rows) {
      for (const [key] of JSON.stringify(row[name] ?? '').matchAll(FILE_KEY))
        add(key, { href: `/admin/${place(row.id)}`, title: String(row[user.title] ?? '') || 'Untitled' })
    }
  }
  for (const { key, ...use } of [...(await attachedFiles(now)), ...(await guideFiles(now))]) add(key, use)
  return uses
}

async function attachedFiles(now: Date): Promise<(FileUse & { key: string })[]> {
  const rows = await db.post.findMany({
    where: { AND: [{ attachmentId: { not: null } }, whereShown(posts, now)] },
    select: { id: true, title: true, attachment: { select: { objectKey: true, mimeType: true } } },
  })
  return rows.flatMap(({ id, title, attachment }) =>
    attachment?.mimeType === 'application/pdf'
      ? [{ key: attachment.objectKey, href: `/admin/posts/${id}`, title }]
      : [],
  )
}

async function guideFiles(now: Date): Promise<(FileUse & { key: string })[]> {
  const rows = await db.contentAsset.findMany({
    where: { AND: [{ objectKey: { not: null } }, whereShown(contentAssets, now)] },
    select: { id: true, title: true, objectKey: true },
  })
  return rows.flatMap(({ id, title, objectKey }) =>
    objectKey ? [{ key: objectKey, href: `/admin/content-assets/${id}`, title }] : [],
  )
}
