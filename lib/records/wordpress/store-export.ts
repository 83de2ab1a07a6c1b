import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest, payloadTooLarge } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { EXPORT_TOO_LARGE, MAX_EXPORT_BYTES } from '@/lib/records/wordpress/export-limit'
import { siteOf } from '@/lib/records/wordpress/item-parts'
import { type PlannedItem, planItems } from '@/lib/records/wordpress/plan-items'
import { readWxr } from '@/lib/records/wordpress/read-wxr'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const CHUNK = 250

/**
 * Stores an export of WordPress with what each item would become; nothing of the site changes.
 * @returns the import's id @throws AppError 400, 403, 413
 */
export async function storeExport(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  fileName: string,
): Promise<{ id: string }> {
  assertCan(actor, 'update', 'administration')
  if (!body) throw badRequest('Please choose a file')
  const { home, items } = await readWxr(textOf(body))
  const site = siteOf(home)
  if (!site) throw badRequest('This export does not name the address of its site')
  const { timeZone: zone } = await getSiteSettings()
  const planned = await planItems(items, {
    actor,
    site,
    zone,
    known: await knownItems(site),
    taken: await takenPaths(),
  })
  const id = uuidv7()
  await db.$transaction(
    async (tx) => {
      await tx.wordpressImport.create({
        data: {
          id,
          site,
          fileName: fileName.slice(0, 255) || 'Export',
          actorId: actor.id,
          actorName: actor.username,
        },
      })
      const rows = [...planned.map(rowOf), ...picturesOf(planned)].map((row) => ({
        ...row,
        importId: id,
        site,
      }))
      for (let at = 0; at < rows.length; at += CHUNK)
        await tx.wordpressItem.createMany({ data: rows.slice(at, at + CHUNK) })
    },
    { timeout: 120_000, maxWait: 10_000 },
  )
  return { id }
}

function rowOf({
  values,
  ...item
}: PlannedItem): Omit<Prisma.WordpressItemCreateManyInput, 'importId' | 'site'> {
  return { ...item, id: uuidv7(), ...(values && { values: values as unknown as Prisma.InputJsonObject }) }
}

/** One item for each picture that a text shows, with its description there. */
function picturesOf(
  planned: readonly PlannedItem[],
): Omit<Prisma.WordpressItemCreateManyInput, 'importId' | 'site'>[] {
  const alts = new Map<string, string>()
  for (const { values } of planned) {
    const shown = values ? [...values.pictures, ...(values.main ? [values.main] : [])] : []
    for (const { src, alt } of shown) if (!alts.get(src)) alts.set(src, alt)
  }
  return [...alts].map(([src, alt]) => ({
    id: uuidv7(),
    key: src,
    kind: 'picture',
    title: src.split('/').at(-1) ?? src,
    address: src,
    outcome: 'waiting',
    words: [],
    values: { alt },
  }))
}

/** Items that earlier imports of this site made and that are still here, with their paths. */
async function knownItems(site: string): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ key: string; path: string }[]>`
    select i.key, i.path from wordpress_items i
    where i.site = ${site} and i.record_id is not null and i.kind in ('post', 'page') and i.path is not null
      and (exists (select from blog_posts b where b.id = i.record_id) or exists (select from pages p where p.id = i.record_id))`
  return new Map(rows.map(({ key, path }) => [key, path]))
}

async function takenPaths(): Promise<Set<string>> {
  const [articles, news, pages] = await Promise.all([
    db.blogPost.findMany({ select: { slug: true } }),
    db.post.findMany({ select: { slug: true } }),
    db.page.findMany({ select: { path: true } }),
  ])
  return new Set([
    ...[...articles, ...news].map(({ slug }) => `/blog/${slug}`),
    ...pages.map(({ path }) => path),
  ])
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > MAX_EXPORT_BYTES) throw payloadTooLarge(EXPORT_TOO_LARGE)
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}
