import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/jobs/[slug]/applications/route'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { searchPerson } from '@/lib/desk/personal-data/search'
import { db } from '@/lib/platform/database/db'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { somebody } from '@/tests/support/admin-fixtures'

const APPLICANT = { name: 'Ann Lee', phone: '303-555-0142', email: 'ann@example.com', message: 'I cook.' }

function apply(body: object | string, slug = 'cook') {
  const isForm = typeof body === 'string'
  const request = new Request(`http://localhost:3000/api/jobs/${slug}/applications`, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      origin: 'http://localhost:3000',
      'x-porchlight-client-address': '203.0.113.9',
    },
    body: isForm ? body : JSON.stringify(body),
  })
  return POST(request, { params: Promise.resolve({ slug }) })
}

beforeEach(async () => {
  await db.$executeRaw`truncate jobs, job_applications, tour_requests, households, outbox_items, rate_limits, communities cascade`
  const community = await db.community.create({ data: { name: 'Birch Court', slug: 'birch-court' } })
  const job = { title: 'Cook', description: '<p>Lunch</p>', payFrom: 22, applyTo: 'jobs@example.com' }
  await db.job.create({
    data: { ...job, slug: 'cook', communityId: community.id, postedOn: new Date('2026-11-20') },
  })
})

test('T121: an application is stored apart from leads, once, and mails the person who hires', async () => {
  const body = { ...APPLICANT, transactionId: randomUUID(), source: 'tour', gclid: 'click' }
  expect([(await apply(body)).status, (await apply(body)).status]).toEqual([201, 200])
  expect(await db.jobApplication.findMany()).toMatchObject([
    { jobTitle: 'Cook', name: 'Ann Lee', phoneE164: '+13035550142', heldReason: null },
  ])
  const mails = await db.outboxItem.findMany()
  expect(mails).toMatchObject([{ kind: 'visitor-mail', target: 'jobs@example.com' }])
  expect(mails[0]?.subject).not.toContain('Ann')
  expect([
    await db.tourRequest.count(),
    await db.leadConsent.count(),
    await db.conversionUpload.count(),
  ]).toEqual([0, 0, 0])
})

test('T121: without script the form leads back to the job, and mistakes keep what was typed', async () => {
  const sent = await apply(new URLSearchParams(APPLICANT).toString())
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/careers/cook?sent=yes#apply'])
  const refused = await apply(new URLSearchParams({ ...APPLICANT, phone: '12' }).toString())
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('I cook.')
})

test('a filled hidden field mails nobody, and a job that is over takes no application', async () => {
  await apply({ ...APPLICANT, honeypot: 'x', transactionId: randomUUID() })
  expect(await db.jobApplication.findFirst()).toMatchObject({ heldReason: expect.stringContaining('field') })
  expect(await db.outboxItem.count()).toBe(0)
  expect(await resolveAddress('/careers/cook')).toEqual({ kind: 'page' })
  await db.job.updateMany({ data: { openUntil: new Date('2026-01-01') } })
  expect((await apply({ ...APPLICANT, transactionId: randomUUID() })).status).toBe(404)
})

test('an applicant is found and erased, with the mail about them', async () => {
  await apply({ ...APPLICANT, transactionId: randomUUID() })
  const admin = somebody('admin')
  const asked = { email: APPLICANT.email }
  expect((await searchPerson(admin, asked)).kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['jobApplications', 1],
    ['mails', 1],
  ])
  await erasePerson(admin, { ...asked, confirm: 'erase' })
  expect([await db.jobApplication.count(), await db.outboxItem.count()]).toEqual([0, 0])
})
