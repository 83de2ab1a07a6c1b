import 'server-only'
import { announceExpiry } from '@/lib/platform/cache/cache'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { pathHere } from '@/lib/platform/site'
import type { AdminRecord } from '@/lib/records/declare/record'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

type Values = Record<string, unknown>

/** A slug must not hide an informational page (reading 16). @throws AppError 400 */
export async function assertNotAPage(values: Values, _: AdminRecord | null, tx: Tx): Promise<Values> {
  if (typeof values.slug === 'string' && (await tx.page.count({ where: { path: `/${values.slug}` } })) > 0) {
    throw invalidFields({ slug: 'Please choose another slug. This URL is already used by another page' })
  }
  return values
}

/** A page keeps its address and must not hide another page. @throws AppError 400 */
export async function assertPageAddress(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const { path } = values
  if (typeof path !== 'string' || path === before?.path) return values
  if (before)
    throw invalidFields({
      path: 'The address cannot be changed. Create a new page, and a redirect from this one',
    })
  // '/memory-care' and '/memory-care/boulder' are pages of a care type.
  const slug = path.split('/')[1] ?? ''
  const [care, landing] = await Promise.all([
    tx.careType.count({ where: { slug } }),
    tx.landingPageTemplate.count({ where: { slug: path.slice(1) } }),
  ])
  if (care + landing > 0) throw invalidFields({ path: 'Another page of the site has this address' })
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
  throw conflict(`${title} has content. Turn it off instead, or delete its header and sections first.`)
}

/** Moves the product page's content to its new path /why-{product}, unless that path already has content. */
export async function moveProductPage(values: Values, before: AdminRecord | null, tx: Tx): Promise<void> {
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

type Link = { at: string; href: string }

/** New visible menu and footer links must lead to a page; existing ones do not block. @throws AppError 400 */
export async function assertLinksWork(values: Values, before: AdminRecord | null): Promise<Values> {
  const errors: Record<string, string> = {}
  for (const name of ['menu', 'footer', 'legal']) {
    const known = new Set(linksIn(before?.[name], name).map(({ href }) => href))
    for (const { at, href } of linksIn(values[name], name)) {
      const path = known.has(href) ? null : pathHere(href)
      if (path !== null && !(await leadsSomewhere(path)))
        errors[at] = `There is no page at ${path}. Hide the link until there is one`
    }
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return values
}

/** All visible links, with the form path of each address. */
function linksIn(entries: unknown, place: string): Link[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap(({ href, kind, visible, links }, at): Link[] => {
    if (visible === false) return []
    const own = typeof href === 'string' && kind !== 'list' ? [{ at: `${place}.${at}.href`, href }] : []
    return [...own, ...(kind === 'page' ? [] : linksIn(links, `${place}.${at}.links`))]
  })
}

/** Fields that a test compares (decision 061). */
const COMPARED_FIELDS = [
  'heroTitle',
  'heroSubtitle',
  'heroCtaText',
  'heroTitleB',
  'heroSubtitleB',
  'heroCtaTextB',
]

/** Changing compared words during a test would invalidate its result. @throws AppError 400 */
export async function assertNotUnderTest(values: Values, before: AdminRecord | null, tx: Tx): Promise<void> {
  if (!before) return
  const changed = COMPARED_FIELDS.filter(
    (name) => name in values && (values[name] ?? '') !== (before[name] ?? ''),
  )
  if (changed.length === 0) return
  const where = { landingPageTemplateId: before.id, endedAt: null }
  if ((await tx.landingPageTest.count({ where })) === 0) return
  throw invalidFields(
    Object.fromEntries(changed.map((name) => [name, 'A test is comparing this text. End the test first'])),
  )
}
