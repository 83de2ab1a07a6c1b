import { subDays } from 'date-fns'
import { expect, test } from 'vitest'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { markSpam, releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { planConversions } from '@/lib/marketing/conversions/plan-conversions'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import {
  connectedPlatforms,
  reasonNotSent,
  request,
  sendDue,
  uploads,
} from '@/tests/support/conversion-fixtures'

const admin = somebody('admin')
const platforms = connectedPlatforms()

test('F7: spam found later is restated at Google and listed for Meta; released again Google hears its value, and Meta nothing twice', async () => {
  const { id, transactionId } = await request()
  await sendDue()
  await markSpam(admin, id)
  await sendDue()
  const [google, meta] = await uploads()
  expect(google).toMatchObject({ correction: 'restated', correctionReason: 'spam' })
  expect(meta).toMatchObject({ correction: 'listed', correctionReason: 'spam' })
  expect(platforms.google.map(({ events }) => events[0]?.conversionValue)).toEqual([250, 0.01])
  expect(new Set(platforms.google.map(({ events }) => events[0]?.transactionId))).toEqual(
    new Set([transactionId]),
  )
  expect(await exportConversions(admin, 'corrections')).toMatch(
    new RegExp(`Order ID,.*\\n${transactionId},Tour request,[-\\d]+ [:\\d]+,RETRACT,,\\n`),
  )
  expect(await exportConversions(admin, 'meta-corrections')).toContain(transactionId)
  expect(await reasonNotSent(id)).toBe('Marked as spam')
  await releaseLead(admin, id)
  await sendDue()
  expect(platforms.google.map(({ events }) => events[0]?.conversionValue)).toEqual([250, 0.01, 250])
  expect(platforms.meta).toHaveLength(1)
  expect((await uploads()).map(({ state, correction }) => [state, correction])).toEqual([
    ['accepted', null],
    ['accepted', null],
  ])
})

test('F7: a family’s second request counts once; one that turns out to be the same family, or was erased, is taken back', async () => {
  const phone = '(303) 555-0177'
  const first = await request({ phone })
  await sendDue()
  const again = await request({ phone, email: '' })
  const other = await request({ email: 'other@example.com' })
  await sendDue()
  const ofLead = async (leadId: string) =>
    (await uploads()).filter(({ tourRequestId }) => tourRequestId === leadId)
  expect((await ofLead(again.id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['withdrawn', 'duplicate'],
    ['withdrawn', 'duplicate'],
  ])
  await db.tourRequest.update({ where: { id: other.id }, data: { householdId: first.householdId } })
  await sendDue()
  expect(
    (await ofLead(other.id)).map(({ correction, correctionReason }) => [correction, correctionReason]),
  ).toEqual([
    ['restated', 'duplicate'],
    ['listed', 'duplicate'],
  ])
  await db.$transaction((tx) => eraseLeads(tx, [first.id]))
  await sendDue()
  expect(
    (await ofLead(first.id)).map(({ correction, correctionReason }) => [correction, correctionReason]),
  ).toEqual([
    ['listed', 'erased'],
    ['listed', 'erased'],
  ])
})

test('F7: what turns out wrong after Google’s 54 days stays as it is there, in no file, and says so', async () => {
  const { id, transactionId } = await request()
  await sendDue()
  await db.conversionUpload.updateMany({ data: { happenedAt: subDays(new Date(), 55) } })
  await markSpam(admin, id)
  await sendDue()
  expect((await uploads()).map(({ correction }) => correction)).toEqual(['late', 'listed'])
  expect(await exportConversions(admin, 'corrections')).not.toContain(transactionId)
  await releaseLead(admin, id)
  await sendDue()
  expect((await uploads()).map(({ correction }) => correction)).toEqual([null, null])
  expect(platforms.google).toHaveLength(1)
})

test('F7: a request that staff delete as their own test is listed to be taken back', async () => {
  const { id } = await request()
  await sendDue()
  await deleteLead(admin, id)
  await planConversions.run(new Date())
  expect((await uploads()).map(({ correction, correctionReason }) => [correction, correctionReason])).toEqual(
    [
      ['listed', 'deleted'],
      ['listed', 'deleted'],
    ],
  )
})
