import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/api/phone-numbers/route'
import { encodeVisitCookie, type KeptVisit, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

const COMPANY = '+13035550100'

beforeEach(async () => {
  await db.$executeRaw`truncate tracking_numbers, communities, site_settings cascade`
  await db.siteSettings.create({
    data: { companyName: 'Evergrove', companyPhoneDisplay: '(303) 555-0100', companyPhoneDial: COMPANY },
  })
  forgetRemembered()
})

async function shownTo(visit: KeptVisit | null, headers: Record<string, string> = {}) {
  const cookie: Record<string, string> = visit
    ? { cookie: `${VISIT_COOKIE}=${encodeVisitCookie(visit)}` }
    : {}
  const answer = await GET(
    new Request('http://localhost:3000/api/phone-numbers', { headers: { ...cookie, ...headers } }),
    undefined,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return answer.json()
}

const ofGoogle = { first: { at: 1, referrer: 'https://news.example/' }, last: { at: 2, gclid: 'abc' } }

async function given() {
  const community = await db.community.create({
    data: { slug: 'juniper', name: 'Juniper', phoneDisplay: '(303) 555-0140', phoneDial: '+13035550140' },
  })
  const bare = await db.community.create({ data: { slug: 'aspen', name: 'Aspen' } })
  const number = (end: string, communityId: string | null, utmSource: string, more = {}) => ({
    number: `+1720555${end}`,
    shownAs: `(720) 555-${end}`,
    communityId,
    utmSource,
    ...more,
  })
  await db.trackingNumber.createMany({
    data: [
      number('0101', null, 'google'),
      number('0102', community.id, 'google', { utmMedium: 'cpc' }),
      number('0103', null, 'google', { utmMedium: 'cpc', active: false }),
      number('0104', bare.id, 'google'),
      number('0105', null, 'newsletter'),
    ],
  })
  return community
}

test('F11: the last touch decides; each place has its number, and a community without one keeps the company’s', async () => {
  await given()
  const shown = await shownTo(ofGoogle)
  expect(shown).toHaveLength(2)
  expect(shown).toEqual(
    expect.arrayContaining([
      { from: COMPANY, dial: '+17205550101', display: '(720) 555-0101' },
      { from: '+13035550140', dial: '+17205550102', display: '(720) 555-0102' },
    ]),
  )
  expect(await shownTo({ first: ofGoogle.first })).toEqual([])
})

test('F11: visitors who refuse ads, by signal or choice, and those without an ad see the usual numbers', async () => {
  await given()
  expect(await shownTo(null)).toEqual([])
  expect(await shownTo(ofGoogle, { 'sec-gpc': '1' })).toEqual([])
  const refusing = `${VISIT_COOKIE}=${encodeVisitCookie(ofGoogle)}; ad-choice=denied`
  expect(await shownTo(null, { cookie: refusing })).toEqual([])
})

test('F11: a number is deleted with its community, and never replaces the company’s', async () => {
  const { id } = await given()
  await db.community.delete({ where: { id } })
  forgetRemembered()
  expect(await shownTo(ofGoogle)).toEqual([
    { from: COMPANY, dial: '+17205550101', display: '(720) 555-0101' },
  ])
})
