import 'server-only'
import { ownAddress } from '@/lib/platform/site'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { versionOfSlug } from '@/lib/site/landing-pages/version'
import { type AddressBook, addressBook } from '@/lib/site/seo/address-book'
import { isAlwaysThere, readsQuery, SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'
import { oldAddress, type RedirectIndex } from '@/lib/site/seo/old-address'
import { isPrivateAddress } from '@/lib/site/seo/private-addresses'
import { followRedirects, withQuery } from '@/lib/site/seo/redirect-chain'
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
 * Answer to a GET of this path with its query: content beats redirects, and those beat URL patterns and 404
 * (reading 16). A redirect whose old address has a query beats the page at its path (decision 101). Chains
 * become one redirect. `counts: false` does not count the visit. `to` includes the query and is not encoded.
 */
export async function resolveAddress(address: string, { counts = true } = {}): Promise<Resolution> {
  const [pathname = '/', query = ''] = address.split(/\?(.*)/s, 2)
  const sendTo = (path: string): Resolution => ({ kind: 'redirect', to: withQuery(path, query), status: 308 })
  const moved = MOVED[pathname]
  if (moved) return sendTo(moved)
  const found = await resolvePath(pathname, query, counts)
  // /communities/ keeps its slash, because the specification redirects there.
  const isBare = pathname === '/' || pathname === '/communities/' || !pathname.endsWith('/')
  if (found.kind === 'page' && !isBare) return sendTo(withoutSlash(pathname))
  if (found.kind !== 'missing') return found
  // All addresses of pages are lower-case.
  const plain = pathname.toLowerCase()
  if (plain !== pathname && (await isHere(plain))) return sendTo(withoutSlash(plain))
  return isBare || decoded(pathname) === null ? found : sendTo(withoutSlash(pathname))
}

/** True when a page, for this query, or a system path exists here; redirects do not count. */
export async function isPage(address: string): Promise<boolean> {
  const { path, params } = oldAddress(address)
  if (isSystemPath(segmentsOf(path))) return true
  return (await isHere(path)) && (params.length === 0 || readsQuery(path, params))
}

/** Enough for a trailing slash, a moved URL and a redirect. */
const MAX_STEPS = 4

/** True when a link to this path and query ends at a page or another site. Not counted as a visit. */
export async function leadsSomewhere(pathname: string): Promise<boolean> {
  let path = pathname
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = await resolveAddress(path, { counts: false })
    if (found.kind !== 'redirect') return found.kind === 'page'
    const target = ownAddress(found.to)
    if (target === null) return true
    path = target.split('#', 1)[0] ?? target
  }
  return false
}

async function resolvePath(pathname: string, query: string, counts: boolean): Promise<Resolution> {
  const segments = decoded(pathname)
  const isPrivate = segments && isPrivateAddress(segments)
  if (isPrivate !== null) return isPrivate ? PAGE : MISSING
  if (segments && isSystemPath(segments)) return PAGE
  const isContentHere = segments !== null && (await isHere(segments.join('/')))
  if (isContentHere && query === '') return PAGE
  return (await redirected(pathname, query, counts)) ?? (isContentHere ? PAGE : MISSING)
}

/** The redirect of an address, or of its query if the path is a page. Undefined without one or for a loop. */
async function redirected(pathname: string, query: string, counts: boolean): Promise<Resolution | undefined> {
  const { redirects } = await addressBook()
  const chain = await followRedirects(query ? `${pathname}?${query}` : pathname, {
    ownAddress,
    hopAt: (address) => redirectAt(address, redirects),
  })
  if (!chain || chain === 'loop') return undefined
  const [{ id }] = chain.hops
  if (counts && id) countRedirectHit(id)
  // One temporary step makes the whole chain temporary.
  return { kind: 'redirect', to: chain.to, status: Math.min(...chain.hops.map(({ status }) => status)) }
}

/** The redirect that visitors of an address get: pages come before redirects of their path alone. */
export async function redirectAt<T extends object>(
  address: string,
  redirects: RedirectIndex<T>,
): Promise<(T & { params: readonly string[] }) | undefined> {
  const old = oldAddress(address)
  const found = redirects.find(old)
  if (!found || isSystemPath(segmentsOf(old.path))) return undefined
  if (found.params.length === 0 && (await isHere(old.path))) return undefined
  return { ...found.value, params: found.params }
}

/** True when there is a public page at this path. */
async function isHere(path: string): Promise<boolean> {
  const segments = segmentsOf(path)
  return (
    segments.length === 0 ||
    isAlwaysThere(`/${segments.join('/')}`) ||
    isContent(segments, await addressBook())
  )
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '')

function withoutSlash(pathname: string): string {
  const bare = pathname.replace(/\/+$/, '')
  return bare.startsWith('//') || bare === '' ? '/' : bare
}

function decoded(pathname: string): string[] | null {
  try {
    return segmentsOf(pathname).map(decodeURIComponent)
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
  // Each has a PDF beside it: /communities/{slug}/menu.pdf.
  if (segments.length === 3 && first === 'communities')
    return book.dailyPages.has(`${second}/${third.replace(/\.pdf$/, '')}`)
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
    case 'careers':
      return book.jobs
    case 'care-navigator':
      return book.quizzes
  }
}
