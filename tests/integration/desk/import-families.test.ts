import { beforeEach, expect, test } from 'vitest'
import { duplicatesOf } from '@/lib/desk/duplicates/suggestions'
import { previewLeads, runLeadImport } from '@/lib/desk/lead-imports/import-leads'
import { findLeadFile, listLeadFiles, storeLeadFile } from '@/lib/desk/lead-imports/stored-file'
import { undoLeadImport } from '@/lib/desk/lead-imports/undo-leads'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate imports, do_not_contacts, tour_requests, households, email_recipients, communities, outbox_items, site_settings cascade`
  await db.siteSettings.create({ data: { companyName: 'Maple House', timeZone: 'America/Chicago' } })
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  forgetRemembered()
})

async function person(role: 'admin' | 'counselor', communityIds: string[] = []) {
  const { id, username } = await givenAccount({ role })
  return { id, username, role, communityIds, mayPublish: false, ipAddress: null, requestId: 'r1' }
}

type Person = Awaited<ReturnType<typeof person>>

const FILE = `Contacts of November,,,,,,,
First Name,Last Name,Mobile Phone,Email,Location,Lead Status,Create Date,Resident Name
Ruth,Holm,(303) 555-0142,ruth@example.com,Juniper,Tour Completed,11/2/2025,Ada Holm
Sam,Holm,303.555.0142,,Juniper,Nurturing,2025-11-05 14:30,
Ida,Berg,,ida@example.com,,Closed Lost,,
Bo,,,bo@example,Elsewhere,Purple,someday,
`

async function given(actor: Person, text = FILE) {
  const { id } = await storeLeadFile(actor, new Blob([text]).stream(), 'crm.csv')
  const { mapping } = await findLeadFile(db, actor, id)
  return { id, given: { mapping, allOrNothing: false } }
}

const counts = async () => ({
  leads: await db.tourRequest.count(),
  households: await db.household.count(),
  contacts: await db.householdContact.count(),
  residents: await db.householdResident.count(),
  events: await db.leadEvent.count(),
  consents: await db.leadConsent.count(),
})

test('T158: families of another system come in with date and status, ring for nobody and can be undone', async () => {
  const admin = await person('admin')
  const juniper = await givenCommunity('juniper', { name: 'Juniper' })
  const before = await counts()
  const file = await given(admin)
  const look = await previewLeads(admin, file.id, file.given)
  expect(look.counts).toEqual({ created: 3, changed: 0, unchanged: 0, refused: 1 })
  expect(look.rows).toMatchObject([
    { number: 3, outcome: 'created', title: 'Ruth Holm', words: '' },
    {
      number: 4,
      title: 'Sam Holm',
      words: expect.stringContaining('as Ruth Holm: suggested as a duplicate'),
    },
    { number: 5, title: 'Ida Berg' },
    {
      number: 6,
      outcome: 'refused',
      words: expect.stringMatching(/Email: .*Community: .*Status: .*Received: /),
    },
  ])
  expect(await counts()).toEqual(before)

  const report = await runLeadImport(admin, file.id, file.given)
  expect(report.counts).toEqual(look.counts)
  const leads = await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })
  expect(leads).toMatchObject([
    {
      name: 'Ruth Holm',
      status: 'toured',
      communityId: juniper.id,
      createdAt: new Date('2025-11-02T18:00:00Z'),
      source: 'imported',
      callDueAt: null,
      promise: null,
      adConsent: 'denied',
    },
    { name: 'Sam Holm', status: 'follow-up', createdAt: new Date('2025-11-05T20:30:00Z') },
    { name: 'Ida Berg', status: 'not-interested', statusReason: 'Closed in another system' },
  ])
  expect(leads.every(({ firstAttemptAt }) => firstAttemptAt !== null)).toBe(true)
  expect(await db.outboxItem.count()).toBe(0)
  expect(await db.conversionUpload.count()).toBe(0)
  expect(await db.leadConsent.count({ where: { granted: true } })).toBe(0)
  expect(await db.householdResident.findMany()).toMatchObject([{ name: 'Ada Holm' }])
  const suggested = await duplicatesOf(admin, leads[0]?.householdId ?? '')
  expect(suggested.map(({ reasons }) => reasons)).toEqual([['phone']])

  const again = await given(admin)
  const second = await runLeadImport(admin, again.id, again.given)
  expect(second.counts).toMatchObject({ created: 0, unchanged: 3 })
  await expect(runLeadImport(admin, file.id, file.given)).rejects.toMatchObject({ status: 409 })
  expect((await listLeadFiles(admin)).map(({ counts }) => counts?.created)).toContain(3)
})

test('T158: an undo takes all families of an import back, or none when somebody worked on one', async () => {
  const admin = await person('admin')
  await givenCommunity('juniper', { name: 'Juniper' })
  const before = await counts()
  const file = await given(admin)
  await runLeadImport(admin, file.id, file.given)
  const { id } = await db.tourRequest.findFirstOrThrow({ where: { name: 'Ruth Holm' } })
  const { updatedAt } = await db.tourRequest.findUniqueOrThrow({ where: { id } })
  await db.tourRequest.update({ where: { id }, data: { updatedAt: new Date(Date.now() + 5_000) } })
  await expect(undoLeadImport(admin, file.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('1 of these families'),
  })
  await db.tourRequest.update({ where: { id }, data: { updatedAt } })
  expect(await undoLeadImport(admin, file.id)).toEqual({ undone: 3 })
  expect(await counts()).toEqual(before)
})

test('T158: people import families of their own communities only', async () => {
  const juniper = await givenCommunity('juniper', { name: 'Juniper' })
  await givenCommunity('alder', { name: 'Alder' })
  const sam = await person('counselor', [juniper.id])
  const file = await given(sam, 'Name,Phone,Community\nAnn,3035550150,Alder\nBo,3035550151,Juniper\n')
  expect((await previewLeads(sam, file.id, file.given)).rows).toMatchObject([
    { number: 2, outcome: 'refused', words: 'Community: This belongs to a community that you cannot access' },
    { number: 3, outcome: 'created' },
  ])
  await expect(findLeadFile(db, await person('counselor'), file.id)).rejects.toMatchObject({ status: 404 })
})
