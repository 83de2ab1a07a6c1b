import 'server-only'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { versionOfSlug } from '@/lib/site/landing-pages/version'
import { type AddressBook, addressBook } from '@/lib/site/seo/address-book'
import { isAlwaysThere, SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'
import { isPrivateAddress } from '@/lib/site/seo/private-addresses'
import { countRedirectHit } from '@/lib/site/seo/redirect-hits'

export type Resolution =
  | { kind: 'page' }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing' }

const PAGE: Resolution = { kind: 'page' }
const MISSING: Resolution = { kind: 'missing' }

/** Redirects that the specification itself requires. */
const MOVED: Record<string, string> = { '/properties': '/communities/', '/properties/': '/communities/' }

/**
 * Answer to a GET of this path: content beats redirects, and those beat URL patterns and 404 (reading 16).
 * Chains become one redirect. `counts: false` does not count the visit.
 */
export async function resolveAddress(pathname: string, { counts = true } = {}): Promise<Resolution> {
  const moved = MOVED[pathname]
  if (moved) return { kind: 'redirect', to: moved, status: 308 }
  const segments = decoded(pathname)
  if (segments === null) return MISSING
  const path = `/${segments.join('/')}`
  const found = await resolvePath(segments, path, counts)
  // /communities/ keeps its slash, because the specification redirects there.
  const isBare = pathname === '/' || pathname === '/communities/' || !pathname.endsWith('/')
  if (isBare || found.kind === 'redirect') return found
  const bare = pathname.replace(/\/+$/, '')
  return { kind: 'redirect', to: bare.startsWith('//') || bare === '' ? '/' : bare, status: 308 }
}

/** True when a page or system path exists here; redirects do not count. */
export async function isPage(path: string): Promise<boolean> {
  const segments = decoded(path) ?? []
  const [first] = segments
  return (
    first === undefined ||
    isSystemPath(segments) ||
    isAlwaysThere(path) ||
    isContent(segments, await addressBook())
  )
}

/** Enough for a trailing slash, a moved URL and a redirect. */
const MAX_STEPS = 4

/** True when a link to this path ends at a page or another site. Not counted as a visit. */
export async function leadsSomewhere(pathname: string): Promise<boolean> {
  let path = pathname
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = await resolveAddress(path, { counts: false })
    if (found.kind !== 'redirect') return found.kind === 'page'
    const target = pathOf(found.to)
    if (target === null) return true
    path = target
  }
  return false
}

async function resolvePath(segments: string[], path: string, counts: boolean): Promise<Resolution> {
  const first = segments[0]
  const isPrivate = isPrivateAddress(segments)
  if (isPrivate !== null) return isPrivate ? PAGE : MISSING
  if (first === undefined || isSystemPath(segments) || isAlwaysThere(path)) return PAGE
  const book = await addressBook()
  if (isContent(segments, book)) return PAGE
  return redirected(path, book, counts) ?? MISSING
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

function isSystemPath([first = '', ...below]: string[]): boolean {
  // Reserved words. Nothing answers below them, so they need the 404 page.
  if (first === 'care' || first === 'properties') return false
  if (first === 'share') return below.length >= 2
  return SYSTEM_SEGMENTS.has(first) || first.startsWith('_next')
}

function isContent(segments: string[], book: AddressBook): boolean {
  const [first = '', second = '', third = ''] = segments
  if (book.pages.has(`/${segments.join('/')}`)) return true
  if (segments.length === 1) return isTopLevel(first, book)
  if (segments.length === 3 && first === 'care') return book.cityPages.has(`${second}/${third}`)
  if (segments.length === 3 && first === 'events') return third === EVENT_FILE && book.events.has(second)
  if (segments.length === 3 && first === 'resources') return third === 'file' && book.resources.has(second)
  if (segments.length > 2) return false
  if (FIXED_FILES.has(segments.join('/'))) return true
  const collection = collectionOf(first, book)
  return collection ? collection.has(second) : book.cityPages.has(`${first}/${second}`)
}

/** Each event's calendar file: /events/{slug}/calendar.ics. */
const EVENT_FILE = 'calendar.ics'

/** No slug contains a dot. */
const FIXED_FILES: ReadonlySet<string> = new Set(['blog/feed.xml'])

function isTopLevel(slug: string, book: AddressBook): boolean {
  return (
    slug === ANY_CARE ||
    book.careTypes.has(slug) ||
    book.landingPages.has(slug) ||
    isSecondVersion(slug, book) ||
    slug === `why-${book.productSlug}`
  )
}

function isSecondVersion(address: string, book: AddressBook): boolean {
  const { slug, version } = versionOfSlug(address)
  return version === 'b' && book.secondVersions.has(slug)
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
    case 'events':
      return book.events
    case 'care-navigator':
      return book.quizzes
  }
}

const MAX_CHAIN = 20

/** Follows redirects to their final target; undefined for a loop or without a redirect. */
function redirected(path: string, book: AddressBook, counts: boolean): Resolution | undefined {
  const entry = book.redirects.get(path)
  if (!entry) return undefined
  let { to, status } = entry
  const seen = new Set([path])
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    const target = pathOf(to)
    if (target === null) break
    if (seen.has(target)) return undefined
    seen.add(target)
    const segments = target.split('/').slice(1)
    const next = isAlwaysThere(target) || isContent(segments, book) ? undefined : book.redirects.get(target)
    if (!next) break
    to = next.to
    // One temporary step makes the whole chain temporary.
    status = Math.min(status, next.status)
  }
  if (counts && entry.id) countRedirectHit(entry.id)
  return { kind: 'redirect', to, status }
}

/** The path on this site without query and fragment; null for another site. */
function pathOf(to: string): string | null {
  return to.startsWith('/') && !to.startsWith('//') ? (to.split(/[?#]/, 1)[0] ?? to) : null
}
