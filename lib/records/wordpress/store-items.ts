import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { type PlannedItem, planItems } from '@/lib/records/wordpress/plan-items'
import type { WxrItem } from '@/lib/records/wordpress/read-wxr'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const CHUNK = 250

/** For a transaction that stores thousands of items. */
export const STORE_LIMITS = { timeout: 120_000, maxWait: 10_000 }

type Row = Omit<Prisma.WordpressItemCreateManyInput, 'importId' | 'site'>

/** Plans what each item becomes, with one more for each picture. @param site host without www */
export async function planRows(actor: Actor, site: string, items: readonly WxrItem[]): Promise<Row[]> {
  const { timeZone: zone } = await getSiteSettings()
  const planned = await planItems(items, {
    actor,
    site,
    zone,
    known: await knownItems(site),
    taken: await takenPaths(),
  })
  return [...planned.map(rowOf), ...picturesOf(planned)]
}

export async function createItems(
  tx: Tx,
  { id: importId, site }: { id: string; site: string },
  rows: readonly Row[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx.wordpressItem.createMany({
      data: rows.slice(at, at + CHUNK).map((row) => ({ ...row, importId, site })),
    })
}

function rowOf({ values, ...item }: PlannedItem): Row {
  return { ...item, id: uuidv7(), ...(values && { values: values as unknown as Prisma.InputJsonObject }) }
}

/** One item for each picture that a text shows, with its description there. */
function picturesOf(planned: readonly PlannedItem[]): Row[] {
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
