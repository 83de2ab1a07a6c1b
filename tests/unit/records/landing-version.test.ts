import { expect, test } from 'vitest'
import { secondSlug, versionCookie, versionIn, versionOfSlug } from '@/lib/site/landing-pages/version'

const TEST = '0192f0c1-0000-7000-8000-000000000001'

test('a cookie has the version and whether it is counted, and nothing about the visitor', () => {
  const set = versionCookie(TEST, 'b', { isCounted: true, secure: true })
  expect(set).toBe(`porchlight_test_${TEST}=b1; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`)
  expect(versionIn(`x=1; porchlight_test_${TEST}=b1`, TEST)).toEqual({ version: 'b', isCounted: true })
  expect(versionIn(`porchlight_test_${TEST}=a`, TEST)).toEqual({ version: 'a', isCounted: false })
  for (const cookies of [
    null,
    '',
    `porchlight_test_${TEST}=c`,
    `porchlight_test_other=b`,
    `porchlight_test_${TEST}=b12`,
  ])
    expect(versionIn(cookies, TEST)).toBeNull()
})

test('the second version has an address that no record can have', () => {
  expect(versionOfSlug(secondSlug('winter'))).toEqual({ slug: 'winter', version: 'b' })
  expect(versionOfSlug('winter')).toEqual({ slug: 'winter', version: 'a' })
  expect(secondSlug('winter')).not.toMatch(/^[a-z0-9-]+$/)
})
