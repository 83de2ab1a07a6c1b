import { expect, test } from 'vitest'
import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import { openingSoon } from '@/lib/server/front/opening-soon'
import { startFront } from '@/tests/support/front'

const NOBODY = {
  name: 'www.maple.example',
  word: 'www.maple.example',
  phoneDisplay: '',
  phoneDial: '',
  isComplete: false,
  palette: DEFAULT_PALETTE,
}
const MAPLE = {
  name: 'Maple Grove',
  word: 'Maple Grove',
  phoneDisplay: '(614) 555-0110',
  phoneDial: '+16145550110',
  isComplete: true,
  palette: DEFAULT_PALETTE,
}

async function start(company: typeof NOBODY, isOpen = false) {
  const { step, answer } = openingSoon({ isOpen: () => isOpen, company: () => company })
  return startFront(
    async (request, response) => {
      if (!(await answer(request, response))) response.end('the page')
    },
    { steps: [step] },
  )
}

test('T130: before it opens every page says so, with nothing that nobody entered', async () => {
  const { url } = await start(NOBODY)
  for (const path of [
    '/',
    '/communities/birch-court',
    '/contact?topic=tour',
    '/no-such-page',
    '/blog/feed',
  ]) {
    const response = await fetch(`${url}${path}`)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain('Opening soon')
    expect(text).toContain('www.maple.example')
    expect(text).not.toMatch(/tel:|555|licensed/i)
  }
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/llms.txt',
    '/prices.json',
    '/blog/feed.xml',
    '/share/0/communities/birch-court.jpg',
  ])
    expect((await fetch(`${url}${path}`)).status, path).toBe(404)
  const { url: named } = await start(MAPLE)
  expect(await (await fetch(named)).text()).toContain('href="tel:+16145550110">(614) 555-0110<')
})

test('T130: staff pages, programs and files answer before the site opens', async () => {
  const { url } = await start(NOBODY)
  for (const path of [
    '/admin',
    '/admin/setup',
    '/login',
    '/api/v1/communities',
    '/media/a.webp',
    '/icon.svg',
    '/faces/0/lora-latin-wght-normal.woff2',
    '/share/mail-logo/0.png',
    '/robots.txt',
  ])
    expect(await (await fetch(`${url}${path}`)).text(), path).toBe('the page')
})

test('T130: a cookie that belongs to nobody does not show the site', async () => {
  const { url } = await start(MAPLE)
  const cookie = 'next-auth.session-token=not-a-session'
  expect(await (await fetch(url, { headers: { cookie } })).text()).toContain('Opening soon')
})

test('T130: an open site answers as always', async () => {
  const { url } = await start(MAPLE, true)
  expect(await (await fetch(`${url}/contact`)).text()).toBe('the page')
})
