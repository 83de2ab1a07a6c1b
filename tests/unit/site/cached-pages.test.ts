import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleFilterFromQuery } from '@/lib/site/articles/article-filter'
import { filterFromQuery } from '@/lib/site/communities/community-filter'
import { estimateFromQuery } from '@/lib/site/communities/estimate-choice'
import { priceFilterFromQuery } from '@/lib/site/communities/price-filter'
import { reviewFilterFromQuery } from '@/lib/site/communities/review-filter'
import { CACHED_PAGES, LIVE_PAGES, pageCacheKey } from '@/lib/site/seo/cached-pages'
import { entrances } from '@/tests/support/authz-matrix'

const publicPages = entrances().filter(({ file }) => /^app\/\((site|auth)\)\/.*page\.tsx$/.test(file))
const declaredAs = (pattern: string) => pattern.replace(/\[[^\]]+\]/g, '*') || '/'

test.each(publicPages)('$pattern is declared as cached or as live', ({ pattern }) => {
  const name = declaredAs(pattern)
  expect(Object.hasOwn(CACHED_PAGES, name) !== LIVE_PAGES.has(name)).toBe(true)
})

test.each(publicPages)(
  '$pattern is cached as static parts if and only if it is the same for everyone',
  ({ pattern, file }) => {
    const isKept = readFileSync(file, 'utf8').includes('export default staticPage(')
    expect(isKept).toBe(Object.hasOwn(CACHED_PAGES, declaredAs(pattern)))
  },
)

test('every declared route exists', () => {
  const existing = new Set(publicPages.map(({ pattern }) => declaredAs(pattern)))
  const declared = [...Object.keys(CACHED_PAGES), ...LIVE_PAGES]
  expect(declared.filter((name) => !existing.has(name))).toEqual([])
})

/** Query parameter names that a page reads. */
function namesReadBy(read: (query: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>()
  read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].sort()
}

test.each([
  ['/blog', articleFilterFromQuery],
  ['/communities', filterFromQuery],
  ['/pricing-and-availability', priceFilterFromQuery],
  ['/reviews', reviewFilterFromQuery],
  ['/what-it-would-cost', estimateFromQuery],
])('%s keeps the parameters its filter reads, and no others', (path, read) => {
  expect(Object.keys(CACHED_PAGES[path] ?? {}).sort()).toEqual(namesReadBy(read))
})

test.each([
  ['/', '/'],
  ['/?utm_source=google&gclid=abc&fbclid=1', '/'],
  ['/communities/juniper-house?x=<script>', '/communities/juniper-house'],
  ['/memory-care', '/memory-care'],
  ['/memory-care/boulder?', '/memory-care/boulder'],
  ['/care/memory-care/boulder', '/care/memory-care/boulder'],
  ['/blog?utm_source=x&page=2&tag=money', '/blog?tag=money&page=2'],
  ['/blog?page=2&page=3', '/blog?page=2'],
  ['/blog?page=0', '/blog'],
  ['/blog?page=1e3', '/blog'],
  ['/blog?tag=%3Cscript%3E', '/blog'],
  ['/blog?%74ag=money', '/blog?tag=money'],
  ['/blog?TAG=money', '/blog'],
  ['/blog?tag[]=money', '/blog'],
  ['/blog?__proto__=x&constructor=y', '/blog'],
  ['/communities?amenity=b&amenity=a&amenity=B', '/communities?amenity=b&amenity=a'],
  [`/communities?city=${'x'.repeat(81)}`, '/communities'],
])('%s is stored as %s', (url, address) => {
  expect(pageCacheKey(url)).toBe(address)
})

test.each([
  '/faqs?q=pets',
  '/faqs?utm_source=x&q=a&q=b',
  '/search?q=pets',
  '/care-navigator/results/abc',
  '/downloads/abc',
  '/downloads/abc/file',
  '/events/tour-day/rsvp/abc',
])('%s is rendered for each request', (url) => {
  expect(pageCacheKey(url)).toBeNull()
})

test('a huge query keeps its meaning for the page', () => {
  expect(pageCacheKey(`/communities?${'a=b&'.repeat(4_000)}city=boulder`)).toBe('/communities?city=boulder')
})

test.each([
  '/tour-scheduled?txn=1',
  '/login',
  '/login/x',
  '/admin',
  '/admin/x/y',
  '/api/user',
  '/media/a',
  '/_next/x',
  '/communities/',
  '//communities',
  '/communities//x',
  '/Communities',
  '/communities/juniper%2Dhouse',
  '/communities%2Fjuniper-house',
  '/communities/../team',
  '/./team',
  '/team/.',
  '/team;x=1',
  '/team#x',
  '/team\\x',
  '/blog/feed.xml',
  '/events/soup/calendar.ics',
  '/a/b/c',
  '/a/b/c/d',
  '/not-found/on/this/site',
  '/reviews/x',
  '*',
  '',
  'http://evil.example/team',
])('%s is not stored', (url) => {
  expect(pageCacheKey(url)).toBeNull()
})
