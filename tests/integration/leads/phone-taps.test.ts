import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/phone-taps/route'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { db } from '@/lib/platform/database/db'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

beforeEach(async () => {
  await db.$executeRaw`truncate phone_taps, communities cascade`
})

const tap = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/phone-taps', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': BROWSER,
        [CLIENT_ADDRESS_HEADER]: '198.51.100.9',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    undefined,
  )

const cookie = (visit: Parameters<typeof encodeVisitCookie>[0]) => ({
  cookie: `${VISIT_COOKIE}=${encodeVisitCookie(visit)}`,
})

test('F11: a tapped number is kept with page, community and last ad, and nothing that identifies the visitor', async () => {
  const community = await db.community.create({ data: { slug: 'juniper-house', name: 'Juniper House' } })
  const visit = {
    first: { at: 1, utmSource: 'newsletter' },
    last: {
      at: 2,
      gclid: 'Cj0-abc',
      utmSource: 'google',
      utmMedium: 'cpc',
      utmCampaign: 'Spring',
      utmTerm: 'denver',
    },
  }
  const body = { page: '/communities/juniper-house', dialed: '+13035550140', communityId: community.id }
  expect((await tap(body, cookie(visit))).status).toBe(204)
  const [row] = await db.phoneTap.findMany()
  expect(row).toMatchObject({
    page: '/communities/juniper-house',
    dialed: '+13035550140',
    communityId: community.id,
    way: 'Google ad',
    utmSource: 'google',
    utmMedium: 'cpc',
    utmCampaign: 'Spring',
    utmTerm: 'denver',
  })
  const kept = JSON.stringify(row)
  expect(kept).not.toContain('Cj0-abc')
  expect(kept).not.toContain('198.51.100.9')
  expect(kept).not.toContain('iPhone')
})

test('F11: without a cookie the source is unknown; a missing community is left out', async () => {
  const gone = '0197a2b4-0000-7000-8000-00000000ffff'
  expect((await tap({ page: '/', dialed: '3035550140', communityId: gone })).status).toBe(204)
  expect(await db.phoneTap.findFirstOrThrow()).toMatchObject({ page: '/', way: null, communityId: null })
})

test('F11: nothing is kept for opted-out visitors, bots, and invalid numbers or pages', async () => {
  const body = { page: '/', dialed: '3035550140' }
  expect((await tap(body, { 'sec-gpc': '1' })).status).toBe(204)
  expect((await tap(body, { 'user-agent': 'Googlebot/2.1' })).status).toBe(204)
  expect((await tap({ ...body, dialed: 'javascript:alert(1)' })).status).toBe(400)
  expect((await tap({ ...body, page: '/faqs?name=Ruth' })).status).toBe(400)
  expect((await tap(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await db.phoneTap.count()).toBe(0)
})
