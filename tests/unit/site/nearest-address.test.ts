import { expect, test } from 'vitest'
import { nearestAddress } from '@/lib/site/seo/nearest-address'

const KNOWN = [
  '/contact',
  '/communities',
  '/communities/juniper-house',
  '/communities/red-mesa-court',
  '/memory-care',
  '/memory-care/boulder',
  '/team/marcus-bell',
]

test.each([
  ['/communities/juniper', '/communities/juniper-house'],
  ['/community/juniper-house', '/communities/juniper-house'],
  ['/our-communities/red_mesa_court', '/communities/red-mesa-court'],
  ['/contact-us', '/contact'],
  ['/services/memory-care', '/memory-care'],
  ['/boulder/memory-care', '/memory-care/boulder'],
  ['/staff/marcus-bell', '/team/marcus-bell'],
])('%s is most like %s', (path, suggestion) => {
  expect(nearestAddress(path, KNOWN)).toBe(suggestion)
})

test('an address like no other gets no suggestion', () => {
  expect(nearestAddress('/zzz/qqq', KNOWN)).toBeNull()
  expect(nearestAddress('/', [])).toBeNull()
})
