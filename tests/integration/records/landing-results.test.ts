import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/landing-impressions/route'
import { systemActor } from '@/lib/accounts/actor'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { db } from '@/lib/platform/database/db'
import { flushImpressions } from '@/lib/site/landing-pages/impressions'
import { acceptedLead, leadBody } from '../../support/lead-requests'

let address = 0

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, landing_page_templates, rate_limits cascade`
  await db.landingPageTemplate.create({
    data: { slug: 'denver-living', title: 'Denver', templateType: 'location', urlPattern: '/denver-living' },
  })
})

function view(body: unknown, headers: Record<string, string | null> = {}): Promise<Response> {
  const sent = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    'x-porchlight-client-address': `203.0.113.${++address % 250}`,
    ...headers,
  }
  const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null)
  return POST(
    new Request('http://localhost:3000/api/landing-impressions', {
      method: 'POST',
      headers: given,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    undefined,
  )
}

async function results() {
  await flushImpressions()
  const { impressions, conversions, conversionRate } = await db.landingPageTemplate.findFirstOrThrow()
  return { impressions, conversions, rate: conversionRate === null ? null : Number(conversionRate) }
}

test('views are counted in total, except those of bots, of people who opt out of tracking and of unknown pages', async () => {
  const slug = 'denver-living'
  for (let n = 0; n < 3; n++) expect((await view({ slug })).status).toBe(204)
  const unwanted: Record<string, string | null>[] = [
    { 'user-agent': 'Googlebot/2.1' },
    { 'user-agent': null },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ]
  for (const headers of unwanted) expect((await view({ slug }, headers)).status).toBe(204)
  expect((await view({ slug: 'no-such-page' })).status).toBe(204)
  expect(await results()).toEqual({ impressions: 3, conversions: 0, rate: 0 })
})

test('a beacon from another site, too large or malformed is refused', async () => {
  expect((await view({ slug: 'denver-living' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await view({ slug: 'x'.repeat(2_000) })).status).toBe(413)
  expect((await view('{')).status).toBe(400)
  expect((await view({ slug: 1 })).status).toBe(400)
})

test('one IP address adds at most sixty views a minute', async () => {
  const from = { 'x-porchlight-client-address': '198.51.100.7' }
  for (let n = 0; n < 80; n++) await view({ slug: 'denver-living' }, from)
  const { impressions } = await results()
  // A minute may have ended in between, which resets the limit.
  expect(impressions).toBeGreaterThanOrEqual(60)
  expect(impressions).toBeLessThan(80 + 1)
})

test('a request counts for its landing page when stored, a suspected one when released, a repeat never', async () => {
  for (let n = 0; n < 8; n++) await view({ slug: 'denver-living' })
  await flushImpressions()
  const body = leadBody({ landingPageTemplateId: 'denver-living' })
  await acceptedLead(body)
  await acceptedLead(body)
  expect(await results()).toEqual({ impressions: 8, conversions: 1, rate: 0.125 })
  const { transactionId } = await acceptedLead(
    leadBody({ landingPageTemplateId: 'denver-living', honeypot: 'x' }),
  )
  expect((await results()).conversions).toBe(1)
  const { id } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  await releaseLead(systemActor('Test'), id)
  expect(await results()).toEqual({ impressions: 8, conversions: 2, rate: 0.25 })
})

test('a landing page counts requests before its first view without a rate', async () => {
  await acceptedLead(leadBody({ landingPageTemplateId: 'denver-living' }))
  expect(await results()).toEqual({ impressions: 0, conversions: 1, rate: null })
})
