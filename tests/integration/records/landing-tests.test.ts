import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/landing-impressions/route'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { readTests } from '@/lib/records/landing-tests/read-tests'
import { endTest, startTest } from '@/lib/records/landing-tests/run-test'
import { typedPlan, wantedVisitors } from '@/lib/records/landing-tests/test-plan'
import { updateRecord } from '@/lib/records/store/operations'
import { versionCookieName } from '@/lib/site/landing-pages/version'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '../../support/lead-requests'

const editor = somebody('editor')
const PLAN = { baseline: 2, target: 3 }
let id: string
let address = 0

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, landing_page_templates, rate_limits, revisions cascade`
  forgetRemembered()
  const page = await db.landingPageTemplate.create({
    data: {
      slug: 'winter',
      title: 'Winter',
      templateType: 'general',
      urlPattern: '/winter',
      heroTitle: 'Come in',
      heroSubtitle: 'It is warm',
      heroTitleB: 'Come in from the cold',
    },
  })
  id = page.id
})

async function started(): Promise<string> {
  await startTest(editor, id, PLAN)
  return (await db.landingPageTest.findFirstOrThrow({ where: { endedAt: null } })).id
}

/** Views the page in a browser with this cookie. @returns the cookie that is set */
async function view(cookie: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await POST(
    new Request('http://localhost:3000/api/landing-impressions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
        'x-porchlight-client-address': `203.0.113.${++address % 250}`,
        ...headers,
      },
      body: JSON.stringify({ slug: 'winter' }),
    }),
    undefined,
  )
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie')
}

const counts = () =>
  db.landingPageTest.findFirstOrThrow({ select: { visitorsA: true, visitorsB: true, filledAt: true } })

test('feature E10: each browser counts once for the version it saw; bots, refusals and outsiders do not', async () => {
  const name = versionCookieName(await started())
  expect(await view(`${name}=b`)).toMatch(new RegExp(`^${name}=b1; Path=/; `))
  expect(await view(`${name}=b1`)).toBeNull()
  await view(`${name}=a`)
  await view(`${name}=a`, { 'user-agent': 'Googlebot/2.1' })
  await view(`${name}=a`, { 'sec-gpc': '1' })
  await view('')
  expect(await counts()).toEqual({ visitorsA: 1, visitorsB: 1, filledAt: null })
})

test('feature E10: a request keeps the version its family saw and counts for it; no result is shown too early', async () => {
  const testId = await started()
  const sent = { headers: { cookie: `${versionCookieName(testId)}=b1` } }
  const first = leadBody({ landingPageTemplateId: 'winter' })
  await acceptedLead(first, sent)
  await acceptedLead(first, sent)
  await acceptedLead(leadBody({ landingPageTemplateId: 'winter', honeypot: 'x' }), sent)
  await acceptedLead(leadBody({ landingPageTemplateId: 'winter' }))
  const kept = await db.tourRequest.groupBy({ by: ['landingTestId', 'landingVersion'], _count: true })
  expect(kept).toContainEqual({ landingTestId: testId, landingVersion: 'b', _count: 2 })
  expect(kept).toContainEqual({ landingTestId: null, landingVersion: null, _count: 1 })
  const seen = async (where: { landingVersion: string | null }) =>
    (await readLead(somebody('admin'), (await db.tourRequest.findFirstOrThrow({ where })).id)).seenVersion
  expect(await seen({ landingVersion: 'b' })).toEqual({ version: 'B', testedSince: expect.any(Date) })
  expect(await seen({ landingVersion: null })).toBeNull()
  expect((await readTests(editor, id)).running?.answer).toBeNull()

  await db.landingPageTest.update({
    where: { id: testId },
    data: { visitorsA: 3_825, visitorsB: 3_826 },
  })
  expect((await readTests(editor, id)).running).toMatchObject({ visitorsWanted: 3_826, answer: null })
  await view(`${versionCookieName(testId)}=a`)
  const { filledAt } = await counts()
  expect(filledAt).not.toBeNull()
  // Later visitors and requests do not count.
  await view(`${versionCookieName(testId)}=b`)
  await db.tourRequest.updateMany({
    where: { landingTestId: testId },
    data: { createdAt: new Date(Date.now() - 3_600_000) },
  })
  await acceptedLead(leadBody({ landingPageTemplateId: 'winter' }), sent)
  await db.tourRequest.updateMany({
    where: { landingTestId: testId, createdAt: { gt: new Date(Date.now() - 1_800_000) } },
    data: { createdAt: new Date(Date.now() + 3_600_000) },
  })
  expect((await readTests(editor, id)).running?.answer).toMatchObject({
    verdict: 'none',
    a: { requests: 0, visitors: 3_826 },
    b: { requests: 1, visitors: 3_826 },
  })

  // The result stays, whatever happens to its requests.
  await endTest(editor, id, 'a')
  await db.tourRequest.deleteMany()
  expect((await readTests(editor, id)).past).toMatchObject([
    { kept: 'a', answer: { verdict: 'none', a: { requests: 0 }, b: { requests: 1 } } },
  ])
})

test('feature E10: the kept version becomes the page’s text, with history and audit log', async () => {
  await started()
  await expect(startTest(editor, id, PLAN)).rejects.toMatchObject({ status: 409 })
  await expect(updateRecord(editor, landingPageTemplates, id, { heroTitle: 'Else' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { heroTitle: 'A test is comparing this text. End the test first' },
  })
  await updateRecord(editor, landingPageTemplates, id, { metaDescription: 'Visits in winter' })
  await endTest(editor, id, 'b')
  const page = await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })
  expect(page).toMatchObject({
    heroTitle: 'Come in from the cold',
    heroSubtitle: 'It is warm',
    heroTitleB: null,
    lastOptimizedAt: expect.any(Date),
  })
  await expect(endTest(editor, id, 'b')).rejects.toMatchObject({ status: 404 })
  expect((await readTests(editor, id)).past).toMatchObject([{ kept: 'b', answer: null }])
  const audited = await db.auditEntry.findMany({ where: { entityId: id }, select: { action: true } })
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['landing-test.start', 'landing-test.end', 'update']),
  )
})

test('feature E10: keeping version A keeps its text, and only editors who may publish can decide', async () => {
  for (const actor of [somebody('viewer'), somebody('counselor'), { ...editor, mayPublish: false }]) {
    await expect(startTest(actor, id, PLAN)).rejects.toMatchObject({ status: 403 })
  }
  await db.landingPageTemplate.update({ where: { id }, data: { active: false } })
  await expect(startTest(editor, id, PLAN)).rejects.toMatchObject({ status: 400 })
  await db.landingPageTemplate.update({ where: { id }, data: { active: true, heroTitleB: 'Come in' } })
  await expect(startTest(editor, id, PLAN)).rejects.toMatchObject({ status: 400 })
  await db.landingPageTemplate.update({ where: { id }, data: { heroTitleB: 'Come' } })
  await started()
  await expect(endTest(somebody('viewer'), id, 'a')).rejects.toMatchObject({ status: 403 })
  await endTest(editor, id, 'a')
  expect(await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })).toMatchObject({
    heroTitle: 'Come in',
    heroTitleB: null,
    lastOptimizedAt: expect.any(Date),
  })
})

test('T198: a test starts without a typed rate, with those of the page, else of all pages, else assumed', async () => {
  await db.$executeRaw`truncate page_days`
  expect((await readTests(editor, id)).plan).toMatchObject({ basis: 'assumed', baseline: 2, target: 3 })
  await givenVisitors('/other', 1_000)
  const other = await db.landingPageTemplate.create({
    data: { slug: 'other', title: 'Other', templateType: 'general', urlPattern: '/other' },
  })
  for (let request = 0; request < 10; request += 1)
    await db.tourRequest.create({
      data: { name: 'A', phone: '', transactionId: randomUUID(), landingPageTemplateId: other.id },
    })
  expect((await readTests(editor, id)).plan).toMatchObject({ basis: 'all-pages', baseline: 1, target: 1.5 })
  // Ten thousand a day show a small difference in time.
  await givenVisitors('/winter', 10_000)
  for (let request = 0; request < 4; request += 1)
    await db.tourRequest.create({
      data: { name: 'A', phone: '', transactionId: randomUUID(), landingPageTemplateId: id },
    })
  await db.tourRequest.create({
    data: {
      name: 'Spam',
      phone: '',
      transactionId: randomUUID(),
      landingPageTemplateId: id,
      quarantinedAt: new Date(),
    },
  })
  const { plan } = await readTests(editor, id)
  expect(plan).toEqual({ basis: 'page', requests: 4, visitors: 10_000, baseline: 0.1, target: 0.13 })
  await expect(startTest(editor, id, { target: 0.1 })).rejects.toThrow('that differs')
  // As the route reads an empty request.
  await startTest(editor, id, typedPlan.parse({}))
  expect(await db.landingPageTest.findFirstOrThrow()).toMatchObject({
    baselineRate: 0.001,
    targetRate: expect.closeTo(0.0013),
    visitorsWanted: wantedVisitors(0.1, 0.13),
  })
})

const givenVisitors = (path: string, visitors: number) =>
  db.pageDay.create({
    data: {
      day: new Date(new Date().toISOString().slice(0, 10)),
      path,
      device: 'phone',
      way: 'direct',
      referrerHost: '',
      views: visitors,
      visitors,
      arrivals: visitors,
    },
  })
