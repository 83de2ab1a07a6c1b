import { expect, test } from 'vitest'
import { reportedAddress } from '@/lib/leads/ad-tags/tag-pages'
import { ROUTES } from '@/lib/site/seo/fixed-routes'

test('F4: tags run only on listed pages, and get that address', () => {
  expect(reportedAddress('/', '?gclid=Abc&utm_campaign=x')).toBe('/')
  expect(reportedAddress('/communities/evergrove-lodge', '')).toBe('/communities')
  expect(reportedAddress('/tour-scheduled', '?txn=1&name=Ida')).toBe('/tour-scheduled')
})

test('T87: no care, quiz, form or unlisted page has tags', () => {
  const without = [
    '/memory-care',
    '/assisted-living/boulder',
    '/care/memory-care/denver',
    '/in-home-care',
    '/care-navigator',
    '/care-navigator/memory',
    '/care-navigator/results/abc',
    '/contact',
    '/search',
    '/faqs',
    '/events/open-house',
    '/events/open-house/rsvp/abc',
    '/resources',
    '/resources/dementia-guide',
    '/downloads/abc',
    '/tour-scheduled/abc',
    '/privacy-choices',
    '/login',
    '/admin',
    '/blog/dementia',
    '/communities/compare',
    '/communities/a/b',
    '/team/ruth-adler',
    '/why-evergrove',
    '/denver-landing',
  ]
  expect(without.filter((path) => reportedAddress(path, '') !== null)).toEqual([])
  // Filters reveal what the visitor is looking for.
  expect(reportedAddress('/communities', '?care=memory-care')).toBeNull()
  expect(reportedAddress('/pricing-and-availability', '?gclid=a&care=memory-care')).toBeNull()
})

test('among personal pages only the confirmation has tags', () => {
  const live = Object.entries(ROUTES).filter(([, { live }]) => live)
  expect(live.map(([path]) => path).filter((path) => reportedAddress(path, ''))).toEqual(['/tour-scheduled'])
})
