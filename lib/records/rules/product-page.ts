import 'server-only'
import { announceExpiry, tags } from '@/lib/platform/cache/cache'
import type { Tx } from '@/lib/platform/database/db'
import type { AdminRecord } from '@/lib/records/declare/record'

/**
 * The page that speaks for the product takes its header and sections along when the product is renamed: they are kept by its path,
 * /why-{product}. What stands at the new path already stays. Runs before the write, in its transaction.
 */
export async function moveProductPage(
  values: Record<string, unknown>,
  before: AdminRecord | null,
  tx: Tx,
): Promise<void> {
  const { productSlug } = values
  if (!before || typeof productSlug !== 'string' || productSlug === before.productSlug) return
  const [from, to] = [`/why-${before.productSlug}`, `/why-${productSlug}`]
  const data = { pagePath: to }
  if ((await tx.pageHero.count({ where: data })) === 0)
    await tx.pageHero.updateMany({ where: { pagePath: from }, data })
  if ((await tx.pageContentSection.count({ where: data })) === 0)
    await tx.pageContentSection.updateMany({ where: { pagePath: from }, data })
  await announceExpiry(tx, [tags.list('page_heroes'), tags.list('page_content_sections')])
}
