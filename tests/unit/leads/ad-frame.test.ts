import { expect, test } from 'vitest'
import type { AdTags } from '@/lib/leads/ad-tags/ad-tags'
import { forgetTagCookies } from '@/lib/platform/privacy/forget-tag-cookies'
import { frameOf, policyOf, refusesTags } from '@/lib/server/front/ad-frame'

const NONE: AdTags = { google: null, meta: null, microsoft: null }
const hostsIn = (policy: string) =>
  [...policy.matchAll(/https?:\/\/(\S+?)(?=[;\s]|$)/g)].map(([, host]) => host)

test("T87: the frame's script policy allows only the hosts of the configured platforms", () => {
  const google = hostsIn(policyOf({ ...NONE, google: { ids: ['G-AB12CD34EF'], conversion: null } }))
  expect(google).toContain('www.googletagmanager.com')
  expect(google.filter((host) => !/google|doubleclick/.test(host ?? ''))).toEqual([])
  const meta = hostsIn(policyOf({ ...NONE, meta: '1234567890' }))
  expect([...new Set(meta)]).toEqual(['connect.facebook.net', 'www.facebook.com'])
  const microsoft = hostsIn(policyOf({ ...NONE, microsoft: '187654321' }))
  expect([...new Set(microsoft)]).toEqual(['bat.bing.com', 'bat.bing.net'])
  const policy = policyOf({ ...NONE, meta: '1234567890' })
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('the frame contains only the configured tags', () => {
  const html = frameOf({ ...NONE, meta: '1234567890' })
  expect(html).toContain('data-meta="1234567890"')
  expect(html).not.toMatch(/google|microsoft/)
})

test('T87: a signal or a choice refuses tags', () => {
  const refused = (headers: Record<string, string>) => refusesTags(headers)
  expect(refused({ 'sec-gpc': '1' })).toBe(true)
  expect(refused({ dnt: '1' })).toBe(true)
  expect(refused({ cookie: 'a=b; ad-choice=denied' })).toBe(true)
  expect(refused({ cookie: 'ad-choice=granted' })).toBe(false)
  expect(refused({})).toBe(false)
})

test('T87: a "no" removes the cookies of tags on every domain they may have used', () => {
  const headers = {
    cookie: '_fbp=fb.1.2.3; ad-choice=granted; _gcl_au=1; other=2',
    host: 'www.example.com:3000',
  }
  const gone = forgetTagCookies(new Request('http://www.example.com/', { headers }))
  expect(gone).toHaveLength(6)
  expect(gone).toContain('_gcl_au=; Path=/; Max-Age=0; Domain=example.com')
  expect(gone.join()).not.toMatch(/ad-choice|other/)
})
