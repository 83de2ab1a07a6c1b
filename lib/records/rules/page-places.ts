import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'

type Values = Record<string, unknown>

/** A slug must not hide an informational page (reading 16). @throws AppError 400 */
export async function assertNotAPage(values: Values, _: AdminRecord | null, tx: Tx): Promise<Values> {
  if (typeof values.slug === 'string' && (await tx.page.count({ where: { path: `/${values.slug}` } })) > 0) {
    throw invalidFields({ slug: 'This address is already a page of the site' })
  }
  return values
}

/** A page keeps its address and must not hide another page. @throws AppError 400 */
export async function assertPageAddress(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const { path } = values
  if (typeof path !== 'string' || path === before?.path) return values
  if (before) throw invalidFields({ path: 'An address stays: make a new page, and a redirect from this one' })
  // '/memory-care' and '/memory-care/boulder' are pages of a care type.
  const slug = path.split('/')[1] ?? ''
  const [care, landing] = await Promise.all([
    tx.careType.count({ where: { slug } }),
    tx.landingPageTemplate.count({ where: { slug: path.slice(1) } }),
  ])
  if (care + landing > 0) throw invalidFields({ path: 'Another page of the site stands there' })
  return values
}

/** Content whose page is gone could not be found anymore. @throws AppError 409 */
export async function assertNoContent(tx: Tx, { path, title }: AdminRecord): Promise<void> {
  const where = { pagePath: String(path) }
  const [headers, sections] = await Promise.all([
    tx.pageHero.count({ where }),
    tx.pageContentSection.count({ where }),
  ])
  if (headers + sections === 0) return
  throw conflict(`${title} has words. Switch it off instead, or delete its header and sections first.`)
}
