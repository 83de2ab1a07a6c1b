import { beforeEach, expect, test } from 'vitest'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { db } from '@/lib/platform/database/db'
import { postLead, somePhone } from '../../support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, site_settings, communities, landing_page_templates, rate_limits cascade`
  await db.siteSettings.create({
    data: { companyName: 'E', companyPhoneDisplay: '(720) 555-0199', companyPhoneDial: '+17205550199' },
  })
})

function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return postLead(new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

test('T32: without JavaScript the form’s plain post leads to the confirmation page', async () => {
  const slug = 'aspen-house'
  await db.community.create({ data: { slug, name: 'Aspen & Elm' } })
  const response = await send({
    name: 'Ann Lee',
    phone: '303-555-0142',
    communityId: slug,
    message: 'a\r\nb',
  })
  expect(response.status).toBe(303)
  const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
  expect(location.pathname).toBe('/tour-scheduled')
  const lead = await db.tourRequest.findFirstOrThrow()
  expect(Object.fromEntries(location.searchParams)).toEqual({
    txn: lead.transactionId,
    community: 'Aspen & Elm',
    name: 'Ann Lee',
  })
  expect(lead.message).toBe('a\nb')
})

test('a second click is not a second lead, but another person’s post is', async () => {
  const fields = { name: 'Ann Lee', phone: somePhone(), message: 'Hello' }
  await send(fields)
  await send(fields)
  await send({ ...fields, phone: somePhone() })
  expect(await db.tourRequest.count()).toBe(2)
})

test('errors return the page with all input, messages at the fields and the phone number', async () => {
  const response = await send({
    name: 'A',
    phone: '"><script>1',
    message: '</textarea><b>',
    utmSource: 'ad"s',
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await response.text()
  expect(page).toContain('Please check the marked fields. You can also call us at')
  expect(page).toContain('value="A"')
  expect(page).toContain('value="&#34;&#62;&#60;script&#62;1"')
  expect(page).toContain('&#60;/textarea&#62;&#60;b&#62;</textarea>')
  expect(page).toContain('name="utmSource" value="ad&#34;s"')
  expect(page).toContain('<p class="error" id="name-error">Please enter at least 2 characters</p>')
  expect(page).toContain('Please enter a valid phone number')
  expect(page).toContain('<a href="tel:+17205550199">(720) 555-0199</a>')
  expect(page).not.toContain('<script')
})

test('without JavaScript a lead carries its community, plan, landing page and the first ad of the visit', async () => {
  const community = await db.community.create({ data: { slug: 'juniper-house', name: 'Juniper House' } })
  const plan = await db.floorPlan.create({
    data: { communityId: community.id, planSlug: 'the-porch', name: 'The Porch', bedrooms: 1, bathrooms: 1 },
  })
  const landing = { title: 'Denver', templateType: 'location', urlPattern: '/x' }
  const [first, second] = await Promise.all(
    ['denver-living', 'winter-stay'].map((slug) =>
      db.landingPageTemplate.create({ data: { ...landing, slug } }),
    ),
  )
  const visit = encodeVisitCookie({
    first: {
      landingPageUrl: 'https://evergrove.example/denver-living?gclid=CaSe-Exact_1',
      referrer: 'https://search.example/',
      utmSource: 'google',
      gclid: 'CaSe-Exact_1',
    },
  })
  const cookie = `${VISIT_COOKIE}=${visit}`
  await send({ name: 'Ann Lee', phone: somePhone(), floorPlanId: plan.id }, { cookie })
  const lead = await db.tourRequest.findFirstOrThrow({ include: { events: true } })
  expect(lead).toMatchObject({
    communityId: community.id,
    floorPlanId: plan.id,
    landingPageTemplateId: first?.id,
    landingPageUrl: 'https://evergrove.example/denver-living?gclid=CaSe-Exact_1',
    utmSource: 'google',
    gclid: 'CaSe-Exact_1',
    rawSideData: null,
  })
  expect(lead.events.find(({ type }) => type === 'received')?.data).toMatchObject({
    referrer: 'https://search.example/',
  })
  await send({ name: 'Bo Lee', phone: somePhone(), landingPageTemplateId: second?.id ?? '' }, { cookie })
  expect(await db.tourRequest.findFirstOrThrow({ where: { name: 'Bo Lee' } })).toMatchObject({
    communityId: null,
    landingPageTemplateId: second?.id,
  })
})

const routes = import.meta.glob<Record<string, unknown>>([
  '/app/api/**/route.ts',
  '!/app/api/admin/**',
  '!/app/api/v1/**',
  // Needs Next around it: tests/integration/accounts/auth-over-http.test.ts.
  '!/app/api/auth/**',
])

const BODIES: [type: string | null, body: string][] = [
  [null, 'x'],
  ['text/plain', 'name=Ann'],
  ['multipart/form-data', 'name=Ann'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data'],
  ['application/x-www-form-urlencoded', '%'],
  ['application/x-www-form-urlencoded; charset=nonsense', '=&='],
  ['application/json', '{'],
  ['application/json', '"text"'],
]

test.each(Object.keys(routes))('%s answers a body of the wrong kind without a fault', async (file) => {
  const { POST } = (await routes[file]?.()) ?? {}
  if (typeof POST !== 'function') return
  const params = Promise.resolve({
    token: 'x',
    slug: 'x',
    id: 'x',
    event: 'x',
    path: ['x'],
  })
  for (const [type, body] of BODIES) {
    const request = new Request('http://localhost:3000/api/x', {
      method: 'POST',
      body: new TextEncoder().encode(body),
      headers: { 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) },
    })
    const { status } = await POST(request, { params })
    expect([type, status < 500]).toEqual([type, true])
    if (/visits\/\[token\]\/c(hange|all-time)/.test(file) && type === 'text/plain') expect(status).toBe(400)
  }
})

/** Forms of staff, programs and other systems refuse such text instead. */
const NO_FAMILY = /\/(?:login|logout|register|password-resets|webhooks|push-receipts|\[\[\.\.\.path\]\])\//

test.each(Object.keys(routes).filter((file) => !NO_FAMILY.test(file)))(
  'T97: %s refuses nobody for characters that cannot be stored',
  async (file) => {
    const { POST } = (await routes[file]?.()) ?? {}
    if (typeof POST !== 'function') return
    const odd = 'a\u0000b\ud800'
    const names = [
      ...Object.keys(tourRequestSchema.shape),
      ...Object.keys(rsvpSchema.shape),
      'contact',
      'zipCode',
    ]
    const sent = { ...Object.fromEntries(names.map((name) => [name, odd])), answers: { [odd]: odd } }
    const request = new Request('http://localhost:3000/api/x', {
      method: 'POST',
      body: JSON.stringify(sent),
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    })
    const params = Promise.resolve({ token: 'x', slug: 'x' })
    const answer = await POST(request, { params })
    expect(await answer.text()).not.toContain('cannot be stored')
    expect(answer.status).toBeLessThan(500)
  },
)
