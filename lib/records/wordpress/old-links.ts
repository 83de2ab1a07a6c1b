import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '@/lib/platform/database/db'
import type { WordpressItem as Item } from '@/lib/platform/generated/prisma/client'
import { addressKey, oldAddress } from '@/lib/site/seo/old-address'
import { isPage } from '@/lib/site/seo/resolve-address'

/** The addresses of an item on the old site: its own, and the short ones that WordPress answers as well. */
export function oldAddressesOf({ key, kind, address }: Pick<Item, 'key' | 'kind' | 'address'>): string[] {
  const short = kind === 'page' ? [`/?page_id=${key}`, `/?p=${key}`] : [`/?p=${key}`]
  return [...new Set([...(address ? [address] : []), ...short])]
}

/** Redirects the old addresses of imported items to their pages, where nothing else answers there. */
export async function addRedirects(tx: Tx, importId: string, items: readonly Item[]): Promise<void> {
  // One lock with every other write of redirects, so that none of them forms a loop.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`
  const rows: { id: string; fromPath: string; toPath: string; itemId: string }[] = []
  for (const item of items) {
    const toPath = item.path
    if (!toPath) continue
    for (const old of oldAddressesOf(item)) {
      const fromPath = addressKey(oldAddress(old))
      if (fromPath === toPath || fromPath === '/' || (await isPage(fromPath))) continue
      rows.push({ id: uuidv7(), fromPath, toPath, itemId: item.id })
    }
  }
  await tx.redirect.createMany({
    data: rows.map(({ id, fromPath, toPath }) => ({ id, fromPath, toPath })),
    skipDuplicates: true,
  })
  await tx.$executeRaw`
    update wordpress_items i set redirect_ids = made.ids
    from (
      select r.item::uuid as item, array_agg(r.id::uuid) as ids
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, itemId }) => ({ id, item: itemId })))}::jsonb) as r(id text, item text)
      join redirects d on d.id = r.id::uuid group by 1
    ) made
    where i.id = made.item and i.import_id = ${importId}::uuid`
}
