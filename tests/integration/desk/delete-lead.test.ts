import { beforeEach, expect, test } from 'vitest'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, outbox_items, email_recipients, landing_page_templates cascade`
})

async function givenTest() {
  await db.emailRecipient.create({ data: { email: 'desk@evergrove.example' } })
  const page = await db.landingPageTemplate.create({
    data: {
      slug: 'denver',
      urlPattern: '/denver',
      templateType: 'general',
      title: 'Denver',
      impressions: 10,
    },
  })
  const body = leadBody({ name: 'Test Person', phone: '(303) 555-0142', landingPageTemplateId: 'denver' })
  const { transactionId } = await acceptedLead(body)
  return { lead: await db.tourRequest.findUniqueOrThrow({ where: { transactionId } }), page }
}

test('a test lead is deleted with its alerts, household and conversion, and the log says by whom', async () => {
  const { lead, page } = await givenTest()
  const counted = () => db.landingPageTemplate.findUniqueOrThrow({ where: { id: page.id } })
  expect(await counted()).toMatchObject({ conversions: 1 })
  await deleteLead(admin, lead.id)
  expect(Number((await counted()).conversionRate)).toBe(0)
  expect(await counted()).toMatchObject({ conversions: 0, impressions: 10 })
  const left = [
    db.tourRequest.count(),
    db.outboxItem.count({ where: { kind: 'lead-alert' } }),
    db.household.count(),
    db.leadEvent.count(),
    db.leadConsent.count(),
  ]
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0])
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: 'lead.delete', entityId: lead.id } })
  expect(entry).toMatchObject({
    actorName: 'a admin',
    before: { source: 'tour', status: 'new' },
    after: null,
  })
  expect(JSON.stringify(entry)).not.toMatch(/Test Person|555-0142|5550142/)
  await expect(deleteLead(admin, lead.id)).rejects.toMatchObject({ status: 404 })
})

test('the rest of a household stays when a test among its requests is deleted', async () => {
  const { lead } = await givenTest()
  const { transactionId } = await acceptedLead(
    leadBody({ name: 'Ida Moore', phone: '(303) 555-0142', email: 'ida@moore.example' }),
  )
  await deleteLead(admin, lead.id)
  const left = await db.tourRequest.findMany({ include: { household: { include: { contacts: true } } } })
  expect(left).toMatchObject([
    { transactionId, household: { name: 'Ida Moore', contacts: [{ name: 'Ida Moore' }] } },
  ])
})

test('only an administrator deletes a lead', async () => {
  const { lead } = await givenTest()
  for (const role of ['editor', 'counselor', 'viewer', 'analyst'] as const) {
    await expect(deleteLead(somebody(role), lead.id)).rejects.toMatchObject({ status: 403 })
  }
  expect(await db.tourRequest.count()).toBe(1)
})
