import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestContextOf } from '@/lib/leads/intake/request-context'
import { entryTouchLabel } from '@/lib/leads/intake/touches'
import { encodeVisitCookie, parseVisit, readVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { rememberVisit } from '@/lib/server/front/visit-cookie'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-02T15:04:05Z')
let now = START

const remember = rememberVisit('https://evergrove.example', () => now)
const server = createServer((request, response) => {
  remember(request, response, (request.url ?? '/').split('?', 1)[0] ?? '/')
  response.end()
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const BROWSER = { accept: 'text/html', 'sec-fetch-dest': 'document' }

async function open(path: string, headers: Record<string, string> = BROWSER): Promise<string | null> {
  return (await fetch(base + path, { headers })).headers.get('set-cookie')
}

/** Cookie header for the next request. */
const sentBack = (cookie: string | null) => cookie?.split(';', 1)[0] ?? ''

test('F1: the first page and its ad are kept unchanged for 90 days, hidden from scripts', async () => {
  now = START
  const cookie = await open('/denver-senior-living?utm_source=Google&gclid=Cj0KCQiA-AbC_dEf&msclkid=MiCro', {
    ...BROWSER,
    referer: 'https://search.example/results',
  })
  expect(cookie).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/)
  expect(readVisitCookie(cookie)).toEqual({
    first: {
      at: START,
      landingPageUrl:
        'https://evergrove.example/denver-senior-living?utm_source=Google&gclid=Cj0KCQiA-AbC_dEf&msclkid=MiCro',
      referrer: 'https://search.example/results',
      utmSource: 'Google',
      gclid: 'Cj0KCQiA-AbC_dEf',
      msclkid: 'MiCro',
    },
  })
})

test('F2: only another ad rewrites the cookie, next to the first touch', async () => {
  now = START
  const cookie = sentBack(await open('/denver?gclid=one'))
  now += 2 * DAY_MS
  expect(await open('/communities', { ...BROWSER, cookie })).toBeNull()
  expect(await open('/communities?page=2', { ...BROWSER, cookie })).toBeNull()
  const second = await open('/memory-care?fbclid=IwAR', { ...BROWSER, cookie: `a=1; ${cookie}` })
  now += DAY_MS
  const third = await open('/pricing-and-availability?gclid=three', { ...BROWSER, cookie: sentBack(second) })
  expect([readVisitCookie(second), readVisitCookie(third)]).toEqual([
    {
      first: expect.objectContaining({ at: START, gclid: 'one' }),
      last: expect.objectContaining({ at: START + 2 * DAY_MS, fbclid: 'IwAR' }),
    },
    {
      first: expect.objectContaining({ at: START, gclid: 'one' }),
      last: expect.objectContaining({ at: now, gclid: 'three' }),
    },
  ])
})

test('a first touch older than 90 days is replaced by the next one', async () => {
  now = START
  const one = sentBack(await open('/?gclid=one'))
  now += 60 * DAY_MS
  const two = sentBack(await open('/?gclid=two', { ...BROWSER, cookie: one }))
  now += 60 * DAY_MS
  const visit = readVisitCookie(await open('/?gclid=three', { ...BROWSER, cookie: two }))
  expect([visit?.first.gclid, visit?.last?.gclid]).toEqual(['two', 'three'])
})

test('T87: nothing is kept for files, data, staff pages, or visitors who opt out of tracking', async () => {
  for (const path of ['/admin', '/api/user', '/login', '/media/a.webp', '/_next/x', '/robots.txt'])
    expect(await open(path)).toBeNull()
  expect(await open('/', { ...BROWSER, 'sec-fetch-dest': 'empty' })).toBeNull()
  expect(await open('/?gclid=a', { ...BROWSER, 'sec-gpc': '1' })).toBeNull()
  expect(await open('/?gclid=a', { ...BROWSER, dnt: '1' })).toBeNull()
  expect(await open('/?gclid=a', { ...BROWSER, cookie: 'ad-choice=denied' })).toBeNull()
})

test('a visit too long for a cookie loses its URLs first, then the first touch, then everything', () => {
  const long = 'x'.repeat(2_000)
  const landingPageUrl = `https://evergrove.example/a?${long}`
  const open = (value: string | null) => readVisitCookie(`${VISIT_COOKIE}=${value}`)
  const first = { landingPageUrl, gclid: 'x'.repeat(800) }
  expect(open(encodeVisitCookie({ first }))).toEqual({
    first: { landingPageUrl: 'https://evergrove.example/a', gclid: 'x'.repeat(800) },
  })
  const last = { gclid: 'y'.repeat(2_200) }
  expect(open(encodeVisitCookie({ first, last }))).toEqual({ first: last })
  expect(encodeVisitCookie({ first: { gclid: long + long } })).toBeNull()
})

test('forged cookies and non-text values are ignored', () => {
  expect(readVisitCookie(null)).toBeNull()
  expect(readVisitCookie(`${VISIT_COOKIE}=%%%`)).toBeNull()
  const forged = { first: { gclid: { $gt: 1 }, utmSource: 'a', other: 'b', at: 'soon' }, last: 7 }
  expect(parseVisit(forged)).toEqual({ first: { utmSource: 'a' } })
})

const receivedAt = new Date(START)
const pageUrl = 'https://evergrove.example/contact'
const visit = {
  first: { at: START - 9 * DAY_MS, landingPageUrl: '/a', gclid: 'one', referrer: 'https://r.example/' },
  last: { at: START - DAY_MS, landingPageUrl: '/b', gclid: 'two', utmSource: 'google' },
}
const touches = {
  first: {
    at: '2026-10-24T15:04:05.000Z',
    landingPageUrl: '/a',
    gclid: 'one',
    referrer: 'https://r.example/',
  },
  last: { at: '2026-11-01T15:04:05.000Z', landingPageUrl: '/b', gclid: 'two', utmSource: 'google' },
}
const about = { visit, pageUrl, receivedAt, refusesAds: false }
const known = (sent: object, changed: Partial<Parameters<typeof sideDataOf>[1]> = {}) =>
  Object.fromEntries(
    Object.entries(sideDataOf({ ...sent }, { ...about, ...changed }).values).filter(
      ([, value]) => value !== null,
    ),
  )

test('F2: a form carries the last ad as its own, and both touches', () => {
  const own = { landingPageUrl: '/b', gclid: 'two', utmSource: 'google' }
  expect(known({ name: 'Ann', gclid: '' })).toEqual({ ...own, touches })
  // A tab still open from the first ad.
  expect(known({ gclid: 'one' })).toEqual({ ...own, touches })
  const { last: _, ...once } = visit
  expect(known({}, { visit: once }).touches).toEqual({ first: touches.first, last: touches.first })
})

test('an ad that only the form knows replaces the last touch completely', () => {
  const at = receivedAt.toISOString()
  expect(known({ utm_source: 'meta' })).toEqual({
    utmSource: 'meta',
    landingPageUrl: '/b',
    touches: { first: touches.first, last: { at, utmSource: 'meta', landingPageUrl: pageUrl } },
  })
  const partner = { msclkid: 'Micro', landingPageUrl: 'https://partner.example/x' }
  const touch = { at, ...partner }
  expect(known(partner, { visit: null })).toEqual({ ...partner, touches: { first: touch, last: touch } })
})

test('T87: no field keeps a click id of a visitor who refuses advertising', () => {
  const sent = {
    gclid: 'a',
    gbraid: 'b',
    wbraid: 'c',
    fbclid: 'd',
    msclkid: 'e',
    fbp: 'f',
    fbc: 'g',
    utmSource: 'google',
    landingPageUrl: 'https://evergrove.example/a?utm_source=google&gclid=a&fbclid=d',
  }
  const left = { utmSource: 'google', landingPageUrl: 'https://evergrove.example/a?utm_source=google' }
  const touch = { at: receivedAt.toISOString(), ...left }
  const kept = { ...left, touches: { first: touch, last: touch } }
  expect(known(sent, { refusesAds: true })).toEqual(kept)
  expect(known({ ...sent, adConsent: 'denied' })).toEqual(kept)
  expect(sideDataOf(sent, { ...about, refusesAds: true }).raw).toEqual({})
})

test('F1: Meta’s cookies are passed on unchanged, and a missing click cookie is generated', () => {
  const requestedVisit = (cookie: string) =>
    requestContextOf(new Request('http://localhost/', { headers: { cookie } })).visit
  const first = { at: START, fbclid: 'IwAR0.Case' }
  const own = `${VISIT_COOKIE}=${encodeVisitCookie({ first })}`
  const fbc = `fb.1.${START}.IwAR0.Case`
  expect(requestedVisit(own)).toEqual({ first, fbc })
  expect(requestedVisit(`${own}; _fbp=fb.1.1795190000000.1098115397; _fbc=fb.1.1795190000000.other`)).toEqual(
    {
      first,
      fbp: 'fb.1.1795190000000.1098115397',
      fbc,
    },
  )
  const organic = `${VISIT_COOKIE}=${encodeVisitCookie({ first: { at: START } })}`
  expect(requestedVisit(`${organic}; _fbp=nonsense; _fbc=fb.1.1795190000000.IwAR`)).toEqual({
    first: { at: START },
    fbc: 'fb.1.1795190000000.IwAR',
  })
})

test('Meta’s fbc is made of a click alone, with the time of the touch it came by', () => {
  const about = {
    receivedAt: new Date(START),
    visit: null,
    pageUrl: null,
    refusesAds: false,
  }
  const fbcOf = (sent: object, more: object = {}) => sideDataOf({ ...sent }, { ...about, ...more }).values.fbc
  expect(fbcOf({ fbclid: 'IwAR0_Click' })).toBe(`fb.1.${START}.IwAR0_Click`)
  const visit = { first: { at: START - DAY_MS, fbclid: 'IwAR0_First' } }
  expect(fbcOf({ fbclid: 'IwAR0_First' }, { visit })).toBe(`fb.1.${START - DAY_MS}.IwAR0_First`)
  expect(fbcOf({ fbclid: 'IwAR0_Click', fbc: 'fb.1.1795190000000.IwAR0_Click' })).toBe(
    'fb.1.1795190000000.IwAR0_Click',
  )
  expect(fbcOf({ gclid: 'x' })).toBeNull()
  expect(fbcOf({ fbclid: 'IwAR0_Click' }, { refusesAds: true })).toBeNull()
})

test.each([
  ['first and last touch', '/pricing?gclid=a', '/pricing?gclid=a', '/pricing?gclid=a'],
  ['last touch', '/pricing', '/', '/pricing?gclid=a'],
  ['first touch', '/', '/?utm_source=x', '/pricing'],
  ['visit that sent the form', '/team', '/', '/pricing'],
  ['visit that sent the form', '/team', undefined, undefined],
])('the entry page says of which touch it is: %s', (label, landingPageUrl, first, last) => {
  const touches = first && last ? { first: { landingPageUrl: first }, last: { landingPageUrl: last } } : null
  expect(entryTouchLabel({ landingPageUrl, touches })).toBe(label)
})
