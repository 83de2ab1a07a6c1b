import { beforeEach, expect, test } from 'vitest'
import { openLead } from '@/lib/desk/access/open-lead'
import { counselorsFor } from '@/lib/desk/alerts/counselors'
import { readDashboard } from '@/lib/desk/tour-requests/dashboard'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { db } from '@/lib/platform/database/db'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { updateRecord } from '@/lib/records/store/operations'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const everything = parseLeadQuery(new URLSearchParams({ tab: 'all' }))

async function given() {
  const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  const lead = (name: string, communityId: string | null) =>
    db.tourRequest.create({
      data: { name, phone: '3035550142', transactionId: name, callDueAt: new Date(), communityId },
    })
  const own = await lead('Own', aspen.id)
  const other = await lead('Other', birch.id)
  const nobodys = await lead('Nobodys', null)
  return { counselor: somebody('counselor', [aspen.id]), own, other, nobodys, aspen }
}

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, communities, site_settings, users cascade`
  await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
})

const namesFor = async (actor: ReturnType<typeof somebody>) =>
  (await listLeads(actor, everything)).leads.map(({ name }) => name).toSorted()

test('a request without a community can be worked on by people of any community', async () => {
  const { counselor, own, other, nobodys } = await given()
  expect(await namesFor(counselor)).toEqual(['Nobodys', 'Own'])
  expect((await readLead(counselor, nobodys.id)).id).toBe(nobodys.id)
  await db.$transaction((tx) => openLead(tx, counselor, nobodys.id, 'update'))
  await expect(readLead(counselor, other.id)).rejects.toMatchObject({ status: 403 })
  const { waitingCount, waiting } = await readDashboard(counselor, 'America/Denver', new Date())
  expect([waitingCount, waiting.map(({ id }) => id).toSorted()]).toEqual([2, [own.id, nobodys.id].toSorted()])
})

test('unless the settings limit it to people of all communities', async () => {
  const { counselor, nobodys, aspen } = await given()
  await db.user.create({
    data: {
      username: 'connie',
      password: 'x',
      role: 'counselor',
      communities: { create: { communityId: aspen.id } },
    },
  })
  expect((await counselorsFor(admin, null)).map(({ name }) => name)).toEqual(['connie'])
  await updateRecord(admin, siteSettings, null, { unassignedLeadsShown: false })
  expect(await namesFor(counselor)).toEqual(['Own'])
  // It can still be assigned to them, and is then visible to them (lead-routing.test.ts).
  expect((await counselorsFor(admin, null)).map(({ name }) => name)).toEqual(['connie'])
  await expect(readLead(counselor, nobodys.id)).rejects.toMatchObject({ status: 403 })
  const opened = db.$transaction((tx) => openLead(tx, counselor, nobodys.id, 'update'))
  await expect(opened).rejects.toMatchObject({ status: 403 })
  expect(await namesFor(admin)).toEqual(['Nobodys', 'Other', 'Own'])
})
