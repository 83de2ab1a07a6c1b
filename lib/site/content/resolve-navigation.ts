import * as z from 'zod'
import { safeHref } from '@/lib/platform/safe-href'

export type NavigationLink = { label: string; href: string }
export type NavigationGroup = { label: string; links: NavigationLink[] }
export type MenuItem = NavigationLink | NavigationGroup

export type Navigation = {
  menu: MenuItem[]
  /** Null shows the company's name. */
  footer: { heading: string | null; links: NavigationLink[] }[]
  legal: NavigationLink[]
  note: string | null
}

export type NavigationSources = {
  careTypes: NavigationLink[]
  cities: NavigationLink[]
  leadsSomewhere: (href: string) => Promise<boolean>
}

const shown = { visible: z.boolean().default(true) }
const link = z.object({ ...shown, label: z.string().min(1), href: z.string().min(1) })
const entry = z.object({
  ...shown,
  label: z.string().min(1),
  kind: z.string().default('page'),
  href: z.string().nullish(),
  careTypes: z.boolean().default(false),
  links: z.unknown().optional(),
})
const column = z.object({
  ...shown,
  heading: z.string().nullish(),
  begins: z.string().default('nothing'),
  links: z.unknown().optional(),
})

/** The stored menu and footer without hidden, invalid, dead or empty entries. Never throws. */
export async function resolveNavigation(
  stored: { menu: unknown; footer: unknown; legal: unknown; footerNote: string | null },
  sources: NavigationSources,
): Promise<Navigation> {
  const [menu, footer, legal] = await Promise.all([
    inOrder(shownOf(entry, stored.menu).map((item) => menuItem(item, sources))),
    inOrder(shownOf(column, stored.footer).map((item) => footerColumn(item, sources))),
    shownLinks(stored.legal, sources.leadsSomewhere),
  ])
  return { menu, footer, legal, note: stored.footerNote || null }
}

/** Stored links that are safe, visible and lead to an existing page. */
export async function shownLinks(
  stored: unknown,
  leadsSomewhere: NavigationSources['leadsSomewhere'],
): Promise<NavigationLink[]> {
  const safe = shownOf(link, stored).flatMap(({ label, href }) => {
    const address = safeHref(href)
    return address === null ? [] : [{ label, href: address }]
  })
  return inOrder(safe.map(async (one) => ((await leadsSomewhere(one.href)) ? one : null)))
}

async function menuItem(
  { label, kind, href, careTypes, links }: z.infer<typeof entry>,
  sources: NavigationSources,
): Promise<MenuItem | null> {
  if (kind !== 'list')
    return href ? ((await shownLinks([{ label, href }], sources.leadsSomewhere))[0] ?? null) : null
  const all = distinct([
    ...(careTypes ? sources.careTypes : []),
    ...(await shownLinks(links, sources.leadsSomewhere)),
  ])
  return all.length > 0 ? { label, links: all } : null
}

async function footerColumn(
  { heading, begins, links }: z.infer<typeof column>,
  sources: NavigationSources,
): Promise<Navigation['footer'][number] | null> {
  const first = begins === 'cities' ? sources.cities : begins === 'care' ? sources.careTypes : []
  const all = distinct([...first, ...(await shownLinks(links, sources.leadsSomewhere))])
  return all.length > 0 ? { heading: heading || null, links: all } : null
}

function shownOf<T extends { visible: boolean }>(shape: z.ZodType<T>, stored: unknown): T[] {
  const entries = Array.isArray(stored) ? stored : []
  return entries.flatMap((value) => {
    const { data } = shape.safeParse(value)
    return data?.visible ? [data] : []
  })
}

/** A page both generated and listed by hand appears once. */
function distinct(links: NavigationLink[]): NavigationLink[] {
  return links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
}

async function inOrder<T>(made: Promise<T | null>[]): Promise<T[]> {
  return (await Promise.all(made)).filter((one) => one !== null)
}
