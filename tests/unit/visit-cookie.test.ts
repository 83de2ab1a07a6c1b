import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberVisit } from '@/lib/front/visit-cookie'
import { openVisit, sealVisit, VISIT_COOKIE } from '@/lib/intake/visit-cookie'
import { withVisit } from '@/lib/intake/visit-of-lead'

const remember = rememberVisit('https://evergrove.example')
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

test('the first page and its advertisement are kept letter for letter, out of reach of scripts, for 90 days', async () => {
  const cookie = await open('/denver-senior-living?utm_source=Google&gclid=Cj0KCQiA-AbC_dEf', {
    ...BROWSER,
    referer: 'https://search.example/results',
  })
  expect(cookie).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/)
  expect(openVisit(cookie)).toEqual({
    landingPageUrl: 'https://evergrove.example/denver-senior-living?utm_source=Google&gclid=Cj0KCQiA-AbC_dEf',
    referrer: 'https://search.example/results',
    utmSource: 'Google',
    gclid: 'Cj0KCQiA-AbC_dEf',
  })
})

test('only another advertisement writes it again', async () => {
  const known = { ...BROWSER, cookie: `a=1; ${VISIT_COOKIE}=abc` }
  expect(await open('/communities', known)).toBeNull()
  expect(await open('/communities?fbclid=IwAR', known)).toContain(VISIT_COOKIE)
})

test('T87: nothing is kept of files, data, staff pages, or for a visitor who asks not to be tracked', async () => {
  for (const path of ['/admin', '/api/user', '/login', '/media/a.webp', '/_next/x', '/robots.txt'])
    expect(await open(path)).toBeNull()
  expect(await open('/', { ...BROWSER, 'sec-fetch-dest': 'empty' })).toBeNull()
  expect(await open('/', { ...BROWSER, 'sec-gpc': '1' })).toBeNull()
  expect(await open('/', { ...BROWSER, dnt: '1' })).toBeNull()
})

test('a visit too long for a cookie loses its addresses first, then everything', () => {
  const long = 'x'.repeat(2_000)
  const landingPageUrl = `https://evergrove.example/a?${long}`
  const open = (value: string | null) => openVisit(`${VISIT_COOKIE}=${value}`)
  expect(open(sealVisit({ landingPageUrl, gclid: 'x'.repeat(800) }))).toEqual({
    landingPageUrl: 'https://evergrove.example/a',
    gclid: 'x'.repeat(800),
  })
  expect(sealVisit({ gclid: long + long })).toBeNull()
})

test('a forged cookie is nothing, and what is no text is left out', () => {
  expect(openVisit(null)).toBeNull()
  expect(openVisit(`${VISIT_COOKIE}=%%%`)).toBeNull()
  const forged = Buffer.from('{"gclid":{"$gt":1},"utmSource":"a","other":"b"}').toString('base64url')
  expect(openVisit(`${VISIT_COOKIE}=${forged}`)).toEqual({ utmSource: 'a' })
})

test('a form’s own campaign wins whole; a form without one takes the kept visit', () => {
  const visit = { landingPageUrl: '/a', gclid: 'old', utmSource: 'google', referrer: 'https://r.example/' }
  const pageUrl = 'https://evergrove.example/contact'
  expect(withVisit({ name: 'Ann', gclid: '' }, { visit, pageUrl })).toEqual({ name: 'Ann', ...visit })
  expect(withVisit({ utm_source: 'meta' }, { visit, pageUrl })).toEqual({
    utm_source: 'meta',
    landingPageUrl: '/a',
    referrer: 'https://r.example/',
  })
  expect(withVisit({ name: 'Ann' }, { visit: null, pageUrl })).toEqual({
    name: 'Ann',
    landingPageUrl: pageUrl,
  })
})
