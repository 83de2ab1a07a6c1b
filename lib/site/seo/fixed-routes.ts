import { ANY_CARE } from '@/lib/site/communities/any-care'

/**
 * Which values of a query parameter a page understands, and how many of them. Anything else is dropped. With `typed`
 * words a visitor writes the page for himself: it is rendered for each request.
 */
export type Parameter = { value: RegExp; most: number; typed?: true }

const slug: Parameter = { value: /^[a-z0-9-]{1,80}$/, most: 1 }
const slugs: Parameter = { ...slug, most: 25 }
const number: Parameter = { value: /^[1-9]\d{0,5}$/, most: 1 }
const uuid: Parameter = { value: /^[0-9a-f-]{36}$/, most: 1 }
/** One, or several with commas between them. */
const slugList: Parameter = { value: /^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,9}$/, most: 10 }
const yes: Parameter = { value: /^yes$/, most: 1 }
const reviewer: Parameter = { value: /^(?:residents|families)$/, most: 1 }
const words: Parameter = { value: /\S/, most: 1, typed: true }

type Route = {
  /** Query parameters that change what it shows. */
  query?: Readonly<Record<string, Parameter>>
  /** Shows what belongs to one visitor or to this moment: rendered for each request, never kept. */
  live?: true
  /** No search engine lists it: it answers with noindex. */
  unlisted?: true
  /** Drawn from records of these tables, whose newest change is its own. */
  tables?: readonly string[]
  /** Title, words and whether it is there are a row of `pages`; only its records are drawn by a route of its own. */
  written?: true
}

/**
 * Every public page that has a route of its own; `*` stands for one segment that the database knows. Informational pages have
 * none: they are rows of `pages`, drawn at `/*` and below it.
 */
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
  '/communities': {
    query: { city: slug, care: slug, price: number, amenity: slugs, page: number },
    tables: ['communities'],
  },
  '/communities/*': {},
  '/communities/compare': { query: { ids: slugList }, unlisted: true },
  '/contact': {
    query: { community: uuid, plan: uuid, landing: uuid },
    tables: ['site_settings', 'communities'],
  },
  '/developers': { unlisted: true },
  '/downloads/*': { live: true },
  '/events': { tables: ['events'] },
  '/events/*': {},
  '/events/*/rsvp/*': { live: true },
  '/faqs': { query: { q: words, question: words }, tables: ['faqs'] },
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
  '/search': { live: true, unlisted: true },
  '/team': { tables: ['team_members'] },
  '/team/*': {},
  '/tour-scheduled': { live: true, unlisted: true },
  '/tour-scheduled/*': { live: true },
  '/virtual-tour-and-floorplans': { query: { page: number }, written: true },
}

const FIXED = Object.entries(ROUTES).filter(([path]) => !path.includes('*'))
const ALL: ReadonlySet<string> = new Set(FIXED.map(([path]) => path))

/** Pages at fixed addresses that search engines may list, with the tables they are drawn from. */
export const FIXED_PAGES: ReadonlyMap<string, readonly string[]> = new Map(
  FIXED.flatMap(([path, { tables }]) => (tables ? [[path, tables]] : [])),
)

/** Whether a route of its own stands at a path. */
export function isFixedPage(path: string): boolean {
  return ALL.has(path)
}

/** Whether a path is a page whatever the database holds. */
export function isAlwaysThere(path: string): boolean {
  return ALL.has(path) && !ROUTES[path]?.written
}

/** First segments that are never a page of content. */
export const SYSTEM_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'media',
  'video',
  'downloads',
  'properties',
  'care',
  '_next',
  'monitoring',
  'preview',
  // Folders of public/.
  'brand',
  'sign-in',
  'share',
  'floor-plans',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'index-now-key.txt',
  // Icons of app/.
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  // What runs the tags of ad platforms.
  'ad-tags',
  'ad-tags.js',
  // The back office as an app.
  'admin-worker.js',
  'back-office.webmanifest',
])

/**
 * Whether a slug cannot stand alone behind the first slash, because a page of ours or a system word stands there
 * (reading 16).
 */
export function isReservedSlug(slug: string): boolean {
  return isFixedPage(`/${slug}`) || SYSTEM_SEGMENTS.has(slug) || slug === ANY_CARE || slug.startsWith('why-')
}

/** Whether an informational page may stand at a path: one or two segments, none where something else is drawn. */
export function mayBeWritten(path: string): boolean {
  if (ROUTES[path]?.written) return true
  if (!/^(\/[a-z0-9-]{1,120}){1,2}$/.test(path) || isFixedPage(path)) return false
  const [first = '', second] = path.slice(1).split('/')
  if (second === undefined) return !isReservedSlug(first)
  return !SYSTEM_SEGMENTS.has(first) && first !== ANY_CARE && !ROUTES[`/${first}/*`]
}
