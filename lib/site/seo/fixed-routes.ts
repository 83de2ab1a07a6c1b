import { ANY_CARE } from '@/lib/site/communities/any-care'

/** Accepted values of a query parameter, at most `most`. A page with `typed` text is rendered per request. */
export type Parameter = { value: RegExp; most: number; typed?: true }

const slug: Parameter = { value: /^[a-z0-9-]{1,80}$/, most: 1 }
const slugs: Parameter = { ...slug, most: 25 }
const number: Parameter = { value: /^[1-9]\d{0,5}$/, most: 1 }
const uuid: Parameter = { value: /^[0-9a-f-]{36}$/, most: 1 }
/** One slug, or several separated by commas. */
const slugList: Parameter = { value: /^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,9}$/, most: 10 }
const yes: Parameter = { value: /^yes$/, most: 1 }
/** Too many to keep a page for each. */
const zip: Parameter = { value: /^\d{5}$/, most: 1, typed: true }
const reviewer: Parameter = { value: /^(?:residents|families)$/, most: 1 }
/** A level of care; 0 is none. */
const level: Parameter = { value: /^\d{1,2}$/, most: 1 }
/** The month after this one. */
const next: Parameter = { value: /^next$/, most: 1 }
const words: Parameter = { value: /\S/, most: 1, typed: true }

type Route = {
  /** Query parameters that affect the page. */
  query?: Readonly<Record<string, Parameter>>
  /** Depends on the visitor or the current time: rendered per request, never cached. */
  live?: true
  unlisted?: true
  /** Tables the page is built from; their newest change is its last change. */
  tables?: readonly string[]
  /** A row of `pages` holds its title and text and decides whether it exists. */
  written?: true
}

/** Every public page with its own route; `*` is one segment from the database. */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/': { tables: ['homepage_sections', 'homepage_config'] },
  '/*': {},
  '/*/*': {},
  '/blog': {
    query: { kind: slug, category: slug, tag: slug, page: number },
    tables: ['blog_posts', 'posts'],
  },
  '/blog/*': {},
  '/care-navigator': { written: true },
  '/care-navigator/*': {},
  '/care-navigator/results/*': { live: true },
  '/care/*/*': {},
  '/careers/*': { query: { sent: yes } },
  '/communities': {
    query: { city: slug, care: slug, price: number, open: yes, near: zip, amenity: slugs, page: number },
    tables: ['communities', 'site_settings'],
  },
  '/communities/*': {},
  // Activities and menus of a community.
  '/communities/*/*': { query: { month: next } },
  '/communities/compare': { query: { ids: slugList }, unlisted: true },
  '/contact': {
    query: { topic: slug, community: uuid, plan: uuid, landing: uuid },
    tables: ['site_settings', 'communities', 'contact_topics'],
  },
  '/developers': { unlisted: true },
  '/downloads/*': { live: true },
  '/events': { tables: ['events'] },
  '/events/*': {},
  '/events/*/rsvp/*': { live: true },
  '/faqs': { query: { q: words, question: words }, tables: ['faqs'] },
  '/for-professionals/referrals/*': { live: true },
  '/in-home-care': { written: true },
  '/login': { live: true, unlisted: true },
  '/pricing-and-availability': {
    query: { community: slug, care: slug, price: number, open: yes, page: number },
    written: true,
  },
  '/privacy-choices': { live: true, tables: [] },
  '/resources': { query: { category: slug }, tables: ['content_assets'] },
  '/resources/*': {},
  '/reviews': {
    query: { community: slug, rating: number, reviewer, source: slug },
    tables: ['testimonials'],
  },
  '/reviews/write/*': { live: true },
  '/search': { live: true, unlisted: true },
  '/team': { tables: ['team_members'] },
  '/team/*': {},
  '/tour-scheduled': { live: true, unlisted: true },
  '/tour-scheduled/*': { live: true },
  '/what-it-would-cost': {
    query: { community: slug, plan: uuid, level, second: yes, level2: level },
    unlisted: true,
  },
  '/virtual-tour-and-floorplans': { query: { page: number }, written: true },
}

const FIXED = Object.entries(ROUTES).filter(([path]) => !path.includes('*'))
const ALL: ReadonlySet<string> = new Set(FIXED.map(([path]) => path))

/** Indexable pages at fixed paths, with their tables. */
export const FIXED_PAGES: ReadonlyMap<string, readonly string[]> = new Map(
  FIXED.flatMap(([path, { tables }]) => (tables ? [[path, tables]] : [])),
)

export function isFixedPage(path: string): boolean {
  return ALL.has(path)
}

/** True when a path is a page no matter what the database contains. */
export function isAlwaysThere(path: string): boolean {
  return ALL.has(path) && !ROUTES[path]?.written
}

/** True when a fixed page shows something else for one of these parameters ('care=memory-care'). */
export function readsQuery(path: string, params: readonly string[]): boolean {
  const route = ROUTES[path]
  return (
    route?.live === true || params.some((param) => (param.split('=', 1)[0] ?? '') in (route?.query ?? {}))
  )
}

/** First segments that are never a content page. */
export const SYSTEM_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'media',
  'video',
  'downloads',
  'properties',
  'care',
  '_next',
  // Assistants, and how they get access.
  'mcp',
  '.well-known',
  'monitoring',
  'preview',
  // Folders of public/.
  'brand',
  'sign-in',
  // Drawn from the brand, and faces of the chosen type.
  'app-icons',
  'faces',
  'share',
  'floor-plans',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'prices.json',
  'index-now-key.txt',
  // Icons of app/.
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  // Scripts of ad platforms.
  'ad-tags',
  'ad-tags.js',
  // The installable back office.
  'admin-worker.js',
  'staff-bar.js',
  'back-office.webmanifest',
])

/** True when a top-level slug is taken by a page of ours or a system path (reading 16). */
export function isReservedSlug(slug: string): boolean {
  return isFixedPage(`/${slug}`) || SYSTEM_SEGMENTS.has(slug) || slug === ANY_CARE || slug.startsWith('why-')
}

/** True when an informational page may use a path: one or two segments that nothing else occupies. */
export function isPagePath(path: string): boolean {
  if (ROUTES[path]?.written) return true
  if (!/^(\/[a-z0-9-]{1,120}){1,2}$/.test(path) || isFixedPage(path)) return false
  const [first = '', second] = path.slice(1).split('/')
  if (second === undefined) return !isReservedSlug(first)
  return !SYSTEM_SEGMENTS.has(first) && first !== ANY_CARE && !ROUTES[`/${first}/*`]
}
