import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/landing-impressions/route'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { leadsOfPage, readPages, readParts } from '@/lib/marketing/page-statistics/page-statistics'
import { readVitals } from '@/lib/marketing/page-statistics/read-vitals'
import { forgetVisitors } from '@/lib/marketing/page-statistics/visitors-of-day'
import { flushViews } from '@/lib/marketing/page-statistics/waiting-views'
import { db } from '@/lib/platform/database/db'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1'

beforeEach(async () => {
  await flushViews()
  forgetVisitors()
  await db.$executeRaw`truncate page_days, page_vitals, tour_requests, communities, households, site_settings cascade`
})

async function view(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const answer = await POST(
    new Request('http://localhost:3000/api/landing-impressions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        host: 'localhost:3000',
        'user-agent': BROWSER,
        [CLIENT_ADDRESS_HEADER]: '198.51.100.9',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    undefined,
  )
  return answer.status
}

const rows = async () => {
  await flushViews()
  return db.pageDay.findMany({ orderBy: [{ path: 'asc' }, { referrerHost: 'asc' }] })
}

test('views and visitors are counted by day, page, device, way and linking site, and nothing that says who', async () => {
  const visit = { cookie: `${VISIT_COOKIE}=${encodeVisitCookie({ first: { at: 1, gclid: 'Cj0-abc' } })}` }
  expect(await view({ page: '/', from: 'www.aplace.example' }, visit)).toBe(204)
  await view({ page: '/faqs/' })
  await view({ page: '/faqs' })
  await view({ page: '/faqs' }, { [CLIENT_ADDRESS_HEADER]: '198.51.100.10' })
  const kept = await rows()
  expect(kept).toMatchObject([
    {
      path: '/',
      device: 'phone',
      way: 'google-ad',
      referrerHost: 'aplace.example',
      views: 1,
      visitors: 1,
      arrivals: 1,
    },
    { path: '/faqs', way: 'direct', referrerHost: '', views: 3, visitors: 2, arrivals: 1 },
  ])
  const said = JSON.stringify(kept)
  for (const word of ['198.51', 'iPhone', 'Cj0']) expect(said).not.toContain(word)
  // Later views are added to the same rows.
  await view({ page: '/faqs' })
  expect((await rows()).find(({ path }) => path === '/faqs')).toMatchObject({ views: 4, visitors: 2 })
})

test('programs, opt-outs, private pages and unknown pages are not counted', async () => {
  const page = '/faqs'
  expect(await view({ page }, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
  expect(await view({ page }, { 'sec-gpc': '1' })).toBe(204)
  expect(await view({ page }, { dnt: '1' })).toBe(204)
  expect(await view({ page: '/care-navigator/results/abc' })).toBe(204)
  expect(await view({ page: '/tour-scheduled/token' })).toBe(204)
  expect(await view({ page: '/no-such-page' })).toBe(204)
  expect(await view({ page: '/admin/users' })).toBe(204)
  expect(await view({ page: '/api/user' })).toBe(204)
  expect(await view({ page: '/faqs?name=Ruth' })).toBe(400)
  expect(await view({ page, from: 'https://a.example/?q=Ruth' })).toBe(400)
  expect(await view({ page }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await rows()).toEqual([])
})

async function person(role: 'admin' | 'viewer' | 'counselor' | 'editor', communityIds: string[] = []) {
  const { id, username } = await givenAccount({ role })
  return { id, username, role, communityIds, mayPublish: false, ipAddress: null, requestId: 'r1' }
}

const asked = {
  from: '2026-11-01',
  to: '2026-11-30',
  timeZone: 'America/Denver',
  leadPage: 'landing' as const,
}

test('each page carries its views and the leads that came to it or wrote from it; each figure leads to them', async () => {
  const part = { device: 'phone', way: 'site', referrerHost: 'a.example' }
  await db.pageDay.createMany({
    data: [
      { day: new Date('2026-11-10'), path: '/faqs', ...part, views: 5, visitors: 3, arrivals: 2 },
      {
        day: new Date('2026-11-11'),
        path: '/faqs',
        ...part,
        device: 'computer',
        views: 2,
        visitors: 2,
        arrivals: 1,
      },
      { day: new Date('2026-10-31'), path: '/faqs', ...part, views: 90, visitors: 90, arrivals: 90 },
    ],
  })
  const lead = (name: string, more: object) =>
    db.tourRequest.create({
      data: {
        name,
        phone: '3035550142',
        transactionId: name,
        createdAt: new Date('2026-11-12T18:00:00Z'),
        ...more,
      },
    })
  const touch = (page: string) => ({ at: '2026-11-12T18:00:00Z', landingPageUrl: page })
  const first = await lead('Ruth', {
    status: 'converted',
    touches: { first: touch('https://www.example.com/faqs/?gclid=x'), last: touch('/pricing') },
    consents: {
      create: {
        kind: 'contact',
        granted: true,
        channel: 'web-form',
        pageUrl: 'https://www.example.com/contact?a=b',
      },
    },
  })
  await lead('Held', { quarantinedAt: new Date(), landingPageUrl: '/faqs' })
  const viewer = await person('viewer')
  expect(await readPages(viewer, asked, 50)).toEqual([
    { path: '/faqs', views: 7, visitors: 5, received: 1, toured: 1, movedIn: 1 },
  ])
  expect(await readPages(viewer, { ...asked, leadPage: 'form' }, 50)).toEqual([
    { path: '/faqs', views: 7, visitors: 5, received: 0, toured: 0, movedIn: 0 },
    { path: '/contact', views: 0, visitors: 0, received: 1, toured: 1, movedIn: 1 },
  ])
  expect(await readParts(viewer, asked, 'device')).toEqual([
    { key: 'phone', views: 5, visitors: 2 },
    { key: 'computer', views: 2, visitors: 1 },
  ])
  const behind = await leadsOfPage(viewer, asked, { measure: 'movedIn', path: '/faqs' }, 1)
  expect(behind.rows.map(({ id }) => id)).toEqual([first.id])
})

test('only users with campaigns and leads of all communities can read it', async () => {
  const { id } = await givenCommunity('juniper')
  const refused = [await person('editor'), await person('counselor'), await person('viewer', [id])]
  for (const actor of refused) {
    await expect(readPages(actor, asked, 50)).rejects.toMatchObject({ status: 403 })
    await expect(readParts(actor, asked, 'way')).rejects.toMatchObject({ status: 403 })
    await expect(readVitals(actor, asked)).rejects.toMatchObject({ status: 403 })
    await expect(leadsOfPage(actor, asked, { measure: 'received', path: '/' }, 1)).rejects.toMatchObject({
      status: 403,
    })
  }
})

test('page speed is counted by template and device, in buckets, and not as a view', async () => {
  const page = '/faqs'
  const vitals = { LCP: 1_800, CLS: 0.02, TTFB: 90 }
  expect(await view({ page, vitals })).toBe(204)
  expect(await view({ page, vitals: { ...vitals, LCP: 1_900, INP: 700 } })).toBe(204)
  expect(await view({ page, vitals }, { 'sec-gpc': '1' })).toBe(204)
  expect(await view({ page, vitals }, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
  expect(await view({ page: '/care-navigator/results/abc', vitals })).toBe(204)
  expect(await view({ page, vitals: { LCP: -1 } })).toBe(400)
  expect(await view({ page, vitals: { FID: 3 } })).toBe(400)
  expect(await rows()).toEqual([])
  const always = { ...asked, from: '2000-01-01', to: '2100-01-01' }
  expect(await readVitals(await person('viewer'), always)).toEqual([
    {
      template: '/faqs',
      device: 'phone',
      measured: 2,
      p75: { LCP: 1_875, INP: expect.any(Number), CLS: expect.any(Number), TTFB: expect.any(Number) },
    },
  ])
})
