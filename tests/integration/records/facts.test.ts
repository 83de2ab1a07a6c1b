import { subDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { openText } from '@/lib/platform/keyring/sealed-text'
import { communities } from '@/lib/records/entities/communities'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { teamMembers } from '@/lib/records/entities/team-members'
import { companyDay, dueFacts } from '@/lib/records/facts/due-facts'
import { updateFact } from '@/lib/records/facts/facts'
import { remindOfFacts } from '@/lib/records/facts/remind-owners'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { deleteForGood } from '@/lib/records/trash/purge'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const all = { page: 1, whose: 'all' } as const

beforeEach(async () => {
  await db.$executeRaw`truncate communities, team_members, floor_plans, fact_reviews, users, outbox_items, sweeps, deleted_records cascade`
})

/** As old as a seeded record that has never been reviewed. */
async function givenOldCommunity(slug: string) {
  const { id } = await givenCommunity(slug, { name: slug })
  await db.community.update({
    where: { id },
    data: { createdAt: subDays(new Date(), 400), startingPrice: 4850 },
  })
  return id
}

const givenEditor = (username: string, role = 'editor', email: string | null = `${username}@example.com`) =>
  db.user.create({ data: { username, password: 'x', role, email } })

const listed = async (actor = admin, whose: 'all' | 'mine' = 'all') =>
  (await dueFacts(actor, { page: 1, whose })).rows.map(({ title, fact }) => `${title}: ${fact}`)

test('D12: facts that were not confirmed in time are listed with their values, longest overdue first', async () => {
  await givenOldCommunity('aspen')
  const { rows, total } = await dueFacts(admin, all)
  expect(rows.map(({ fact }) => fact)).toEqual(['Prices', 'Phone', 'License'])
  expect(total).toBe(3)
  expect(rows[0]?.values).toContainEqual({ field: 'startingPrice', value: 4850 })
})

test('D12: facts of unpublished or just saved records are not due', async () => {
  const id = await givenOldCommunity('aspen')
  await db.community.update({ where: { id }, data: { active: false } })
  await createRecord(admin, teamMembers, member('ruth'))
  expect(await listed()).toEqual([])
})

test('D12: confirming a fact dates the printed price, and makes it due again after its interval', async () => {
  const id = await givenOldCommunity('aspen')
  const states = await updateFact(admin, communities, id, { fact: 'Prices', isTrue: true })
  const today = await companyDay()
  const due = new Date(Date.parse(today) + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(states.find(({ fact }) => fact === 'Prices')).toMatchObject({ isDue: false, reviewBy: due })
  const row = await db.community.findUniqueOrThrow({ where: { id } })
  expect(row.priceAsOf?.toISOString().slice(0, 10)).toBe(today)
  expect(await listed()).toEqual(['aspen: Phone', 'aspen: License'])
  expect(await db.auditEntry.count({ where: { action: 'vouch', entityId: id } })).toBe(1)
})

test('D12: correcting a fact confirms it; its owner stays', async () => {
  const id = await givenOldCommunity('aspen')
  const { id: ownerId } = await givenEditor('olga')
  await updateFact(admin, communities, id, { fact: 'Phone', ownerId })
  expect(await listed()).toContain('aspen: Phone')
  await updateRecord(admin, communities, id, { phoneDisplay: '(303) 555-0142' })
  expect(await listed()).toEqual(['aspen: Prices', 'aspen: License'])
  const row = await db.factReview.findFirstOrThrow({ where: { entityId: id, fact: 'Phone' } })
  expect(row).toMatchObject({ ownerId, reviewedByName: admin.username })
})

test('D12: users limited to communities see and confirm only theirs; readers confirm nothing', async () => {
  const [aspen, birch] = [await givenOldCommunity('aspen'), await givenOldCommunity('birch')]
  const editor = somebody('editor', [birch])
  expect(new Set((await listed(editor)).map((line) => line.split(':')[0]))).toEqual(new Set(['birch']))
  await expect(updateFact(editor, communities, aspen, { fact: 'Phone', isTrue: true })).rejects.toMatchObject(
    {
      status: 404,
    },
  )
  const viewer = somebody('viewer')
  expect(await listed(viewer)).toEqual([])
  const kept = updateFact(viewer, communities, aspen, { fact: 'Phone', isTrue: true })
  await expect(kept).rejects.toMatchObject({ status: 403 })
  expect(await db.factReview.count()).toBe(0)
})

test('D12: a past day, an unknown fact, and an owner who may not correct it are refused', async () => {
  const id = await givenOldCommunity('aspen')
  const keep = (input: object) => updateFact(admin, communities, id, { fact: 'Phone', ...input })
  await expect(keep({ reviewBy: await companyDay() })).rejects.toMatchObject({
    fieldErrors: { reviewBy: 'Please choose a day in the future' },
  })
  await expect(keep({ fact: 'Weather' })).rejects.toMatchObject({ status: 404 })
  const { id: ownerId } = await givenEditor('vic', 'viewer')
  await expect(keep({ ownerId })).rejects.toMatchObject({
    fieldErrors: { ownerId: 'This person cannot edit this fact' },
  })
})

test('D12: a community’s floor plan is due by its own interval, and its facts are deleted with the record', async () => {
  const communityId = await givenOldCommunity('aspen')
  await db.community.update({ where: { id: communityId }, data: { active: false } })
  const plan = {
    name: 'The Spruce',
    planSlug: 'spruce',
    communityId,
    bedrooms: 1,
    bathrooms: 1,
    active: true,
  }
  const { id } = await createRecord(admin, floorPlans, plan)
  const ago = subDays(new Date(), 31)
  await db.floorPlan.update({ where: { id }, data: { createdAt: ago } })
  await db.factReview.deleteMany({ where: { entityId: id, fact: 'Availability' } })
  expect(await listed()).toEqual(['The Spruce: Availability'])
  await updateFact(admin, floorPlans, id, { fact: 'Availability', isTrue: true })
  await removeRecord(admin, floorPlans, id)
  await deleteForGood(admin, id)
  expect(await db.factReview.count({ where: { entityId: id } })).toBe(0)
})

test('D12: once a week owners are mailed their facts, and administrators those without an owner', async () => {
  const id = await givenOldCommunity('aspen')
  const olga = await givenEditor('olga')
  await givenEditor('edna')
  await givenEditor('adam', 'admin')
  await givenEditor('ada', 'admin', null)
  await updateFact(admin, communities, id, { fact: 'Phone', ownerId: olga.id })
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  expect(await runIfDue(remindOfFacts, new Date('2026-11-23T13:59:00Z'))).toBe(false)
  expect(await db.outboxItem.count()).toBe(0)
  expect(await runIfDue(remindOfFacts, new Date('2026-11-23T14:01:00Z'))).toBe(true)
  expect(await runIfDue(remindOfFacts, new Date('2026-11-26T14:01:00Z'))).toBe(false)
  // A run after an error sends nobody a second mail.
  await remindOfFacts.run(new Date('2026-11-26T14:01:00Z'))
  const mails = await db.outboxItem.findMany({ where: { kind: 'account-mail' }, orderBy: { target: 'asc' } })
  const texts = mails.map(({ target, payload }) => {
    const { sealed } = payload as { sealed: string }
    return { target, ...(JSON.parse(openText(sealed)) as { subject: string; text: string }) }
  })
  expect(texts.map(({ target, subject }) => [target, subject])).toEqual([
    ['adam@example.com', '2 facts on the site to check'],
    ['olga@example.com', 'One fact on the site to check'],
  ])
  expect(texts[1]?.text).toContain('aspen (community): Phone, due')
})
