import { beforeEach, expect, test } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { cacheLandingVersions } from '@/lib/server/front/landing-versions'
import { versionCookieName } from '@/lib/site/landing-pages/version'
import { startCachedFront, untilNoticesArrive } from '../../support/cached-front'
import { until } from '../../support/until'

const BROWSER = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
}
let testId: string

beforeEach(async () => {
  await untilNoticesArrive()
  await db.$executeRaw`truncate landing_page_templates cascade`
  const page = await db.landingPageTemplate.create({
    data: {
      slug: 'winter',
      title: 'Winter',
      templateType: 'general',
      urlPattern: '/winter',
      heroTitleB: 'Come in',
    },
  })
  const found = await db.landingPageTest.create({
    data: {
      landingPageTemplateId: page.id,
      baselineRate: 0.02,
      targetRate: 0.03,
      visitorsWanted: 3_826,
      startedBy: 'Test',
    },
  })
  testId = found.id
  forgetRemembered()
})

async function startFront() {
  const versionFor = await cacheLandingVersions('https://evergrove.example')
  const { url, renders } = await startCachedFront(undefined, { versionFor })
  const request = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(url + path, { headers: { ...BROWSER, ...headers } })
    return { cookie: response.headers.get('set-cookie'), body: await response.text() }
  }
  return { request, renders }
}

test('feature E10: about half of the visitors get each version, and keep it on every view', async () => {
  const { request, renders } = await startFront()
  const first = new Map<string, number>()
  for (let n = 0; n < 60; n++) {
    const { cookie: given, body } = await request('/winter?gclid=1', {})
    const cookie = given?.split(';', 1)[0] ?? ''
    const version = cookie.slice(-1)
    expect(cookie).toBe(`${versionCookieName(testId)}=${version}`)
    expect(body).toContain(version === 'b' ? 'rendered /winter~b' : 'rendered /winter<')
    first.set(version, (first.get(version) ?? 0) + 1)
    expect(await request('/winter', { cookie })).toEqual({ cookie: null, body })
  }
  // Fails once in ten billion runs.
  expect(Math.min(first.get('a') ?? 0, first.get('b') ?? 0)).toBeGreaterThan(5)
  expect(renders.map(({ url }) => url).sort()).toEqual(['/winter', '/winter~b'])
})

test('feature E10: bots and visitors who opt out of tracking get the first version and no cookie, whatever they send', async () => {
  const { request } = await startFront()
  const cookie = `${versionCookieName(testId)}=b`
  const others: Record<string, string>[] = [
    { 'user-agent': 'Googlebot/2.1' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ]
  for (const headers of others) {
    const got = await request('/winter', { cookie, ...headers })
    expect(got.cookie).toBeNull()
    expect(got.body).toContain('rendered /winter<')
  }
})

test('feature E10: a page whose test has ended has one version again', async () => {
  const { request } = await startFront()
  const cookie = `${versionCookieName(testId)}=b`
  const shown = async () => (await request('/winter', { cookie })).body
  expect(await shown()).toContain('rendered /winter~b')
  await db.landingPageTest.update({ where: { id: testId }, data: { endedAt: new Date() } })
  await expireTags(['landing_page_templates'])
  await until('the first version is shown', async () => (await shown()).includes('rendered /winter<'))
})
