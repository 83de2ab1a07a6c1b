import 'server-only'
import { announceExpiry } from '@/lib/platform/cache/cache'
import type { Tx } from '@/lib/platform/database/db'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Moves the product page's content to its new path /why-{product}, unless that path already has content. */
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
  await announceExpiry(tx, ['page_heroes', 'page_content_sections'])
}
