import 'server-only'
import { db } from '@/lib/db'
import { log } from '@/lib/log'
import { type AddressBook, addressBook } from '@/lib/seo/address-book'
import { ANY_CARE, FIXED_ROUTES, SYSTEM_SEGMENTS } from '@/lib/seo/fixed-routes'

export type Resolution =
  | { kind: 'page' }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing' }

const PAGE: Resolution = { kind: 'page' }
const MISSING: Resolution = { kind: 'missing' }

/** Addresses that moved for good by the specification itself. */
const MOVED: Record<string, string> = { '/properties': '/communities/', '/properties/': '/communities/' }

/**
 * What a GET of this path should get: a page, a permanent redirect, or the not-found page with status 404.
 * Content wins over the redirect table, the table over 404 (decision 16). `pathname` as sent, without query.
 */
export async function resolveAddress(pathname: string): Promise<Resolution> {
  const moved = MOVED[pathname]
  if (moved) return { kind: 'redirect', to: moved, status: 308 }
  // The specification redirects to /communities/ with its slash: answered there, not sent on once more.
  if (pathname !== '/communities/' && pathname.length > 1 && pathname.endsWith('/')) {
    const bare = pathname.replace(/\/+$/, '')
    return { kind: 'redirect', to: bare.startsWith('//') || bare === '' ? '/' : bare, status: 308 }
  }
  const segments = decoded(pathname)
  if (segments === null) return MISSING
  const first = segments[0]
  if (first === undefined || isSystemPath(first) || (segments.length === 1 && FIXED_ROUTES.has(first)))
    return PAGE
  const book = await addressBook()
  if (isContent(segments, book)) return PAGE
  return fromTable(`/${segments.join('/')}`, book) ?? MISSING
}

function decoded(pathname: string): string[] | null {
  try {
    return pathname
      .split('/')
      .slice(1)
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

function isSystemPath(first: string): boolean {
  return first !== 'care' && (SYSTEM_SEGMENTS.has(first) || first.startsWith('_next') || first.includes('.'))
}

function isContent(segments: string[], book: AddressBook): boolean {
  const [first = '', second = '', third = ''] = segments
  if (segments.length === 1) return isTopLevel(first, book)
  if (segments.length === 3 && first === 'care') return book.cityPages.has(`${second}/${third}`)
  if (segments.length === 3 && first === 'events') return third === EVENT_FILE && book.events.has(second)
  if (segments.length > 2) return first === 'services'
  if (FIXED_FILES.has(segments.join('/'))) return true
  const collection = collectionOf(first, book)
  return collection ? collection.has(second) : isNested(first) || book.cityPages.has(`${first}/${second}`)
}

/** The calendar file of each event: /events/{slug}/calendar.ics. An event has no page of its own. */
const EVENT_FILE = 'calendar.ics'

/** Files below a collection; no slug holds a dot. */
const FIXED_FILES: ReadonlySet<string> = new Set(['blog/feed.xml'])

function isTopLevel(slug: string, book: AddressBook): boolean {
  return (
    slug === ANY_CARE ||
    book.careTypes.has(slug) ||
    book.landingPages.has(slug) ||
    slug === `why-${book.productSlug}`
  )
}

function collectionOf(first: string, book: AddressBook): ReadonlySet<string> | undefined {
  switch (first) {
    case 'communities':
      return book.communities
    case 'team':
      return book.teamMembers
    case 'blog':
      return book.articles
    case 'resources':
      return book.resources
  }
}

/** Fixed routes with fixed routes below them: Next itself answers 404 for an unknown one. */
function isNested(first: string): boolean {
  return FIXED_ROUTES.has(first)
}

function fromTable(path: string, book: AddressBook): Resolution | undefined {
  const entry = book.redirects.get(path)
  if (!entry) return undefined
  void countHit(entry.id)
  return { kind: 'redirect', to: entry.to, status: entry.status }
}

async function countHit(id: string): Promise<void> {
  try {
    await db.$executeRaw`update redirects set hits = hits + 1, last_hit_at = now() where id = ${id}::uuid`
  } catch (error) {
    log.warn({ err: error }, 'redirect hit not counted')
  }
}
