import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { householdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import { keepApart, mergeHouseholds, undoMerge } from '@/lib/desk/duplicates/merge'
import { searchFamilies } from '@/lib/desk/duplicates/search-families'
import { duplicatesOf, listDuplicates } from '@/lib/desk/duplicates/suggestions'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const ANN = { name: 'Ann Quimby', phone: '(303) 555-0142', email: 'ann@quimby.example' }
const admin = somebody('admin')
let aspen: string
let birch: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items cascade`
  aspen = (await givenCommunity('aspen')).id
  birch = (await givenCommunity('birch')).id
})

async function givenLead(changes: Record<string, unknown> = {}) {
  const { transactionId } = await acceptedLead(leadBody({ communityId: aspen, ...changes }), { from: null })
  const { id, householdId } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  return { id, householdId: householdId ?? '' }
}

/** Ann twice, with two numbers and addresses: two households. */
async function givenTwo() {
  const first = await givenLead(ANN)
  const second = await givenLead({ name: ANN.name, phone: '(303) 555-0177', email: 'ann@work.example' })
  expect(first.householdId).not.toBe(second.householdId)
  return { first, second }
}

const chosen = (absorbedId: string) => ({
  absorbedId,
  name: ANN.name,
  phoneE164: '+13035550177' as string | null,
  email: ANN.email as string | null,
})
const householdsOf = async () =>
  (await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })).map(({ householdId }) => householdId)
const pairs = async (who: Actor = admin) =>
  (await listDuplicates(who, 1)).rows.map(({ reasons, one, other }) => [reasons, [one.id, other.id].sort()])

test('C10: families are suggested with the reason: same number, same address, or same name near in time', async () => {
  const { first, second } = await givenTwo()
  const both = [first.householdId, second.householdId].sort()
  expect(await pairs()).toEqual([[['name'], both]])
  const contact = {
    householdId: second.householdId,
    name: 'Bob',
    phoneE164: '+13035550142',
    email: ANN.email,
  }
  await db.householdContact.create({ data: contact })
  expect(await pairs()).toEqual([[['email', 'name', 'phone'], both]])
  expect(await duplicatesOf(admin, first.householdId)).toMatchObject([
    { reasons: ['email', 'name', 'phone'], other: { requestCount: 1 } },
  ])
  expect(await listDuplicates(admin, 1)).toMatchObject({ total: 1, totalIsExact: true })
})

test('C10: another community, or a name long ago, is no reason', async () => {
  const { second } = await givenTwo()
  await db.tourRequest.update({ where: { id: second.id }, data: { communityId: birch } })
  expect(await pairs()).toEqual([])
  const long = new Date(Date.now() - 30 * 86_400_000)
  await db.tourRequest.update({ where: { id: second.id }, data: { communityId: aspen, createdAt: long } })
  expect(await pairs()).toEqual([])
})

test('C10: any two families are found by name, number or address to merge them by hand, within one’s scope', async () => {
  const { first, second } = await givenTwo()
  const far = await givenLead({ name: 'Ann Quimby', phone: '(303) 555-0199', communityId: birch })
  const found = async (search: string, who: Actor = admin) =>
    (await searchFamilies(who, first.householdId, search)).found.map(({ id }) => id)
  expect(await found('quimby')).toEqual([far.householdId, second.householdId])
  expect(await found('555-0177')).toEqual([second.householdId])
  expect(await found('ann@work')).toEqual([second.householdId])
  expect(await found('nobody at all')).toEqual([])
  const limited = somebody('counselor', [aspen])
  expect(await found('quimby', limited)).toEqual([second.householdId])
  await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  expect(await found('555-0177')).toEqual([])
  const stranger = searchFamilies(somebody('counselor', [aspen]), far.householdId, 'quimby')
  await expect(stranger).rejects.toMatchObject({ status: 404 })
  await expect(searchFamilies(somebody('viewer'), first.householdId, 'quimby')).rejects.toMatchObject({
    status: 403,
  })
})

test('C10: families kept apart are not suggested again', async () => {
  const { first, second } = await givenTwo()
  await keepApart(admin, second.householdId, first.householdId)
  await keepApart(admin, first.householdId, second.householdId)
  expect(await pairs()).toEqual([])
  expect(await duplicatesOf(admin, first.householdId)).toEqual([])
})

test('C10: the merged family keeps every request, source and date, uses the chosen contact data, and has one history', async () => {
  const { first, second } = await givenTwo()
  const before = await db.tourRequest.findMany({
    orderBy: { id: 'asc' },
    omit: { householdId: true, updatedAt: true },
  })
  await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  expect(await householdsOf()).toEqual([first.householdId, first.householdId])
  expect(
    await db.tourRequest.findMany({ orderBy: { id: 'asc' }, omit: { householdId: true, updatedAt: true } }),
  ).toEqual(before)
  expect(
    await db.household.findUniqueOrThrow({ where: { id: first.householdId }, include: { contacts: true } }),
  ).toMatchObject({
    name: ANN.name,
    phoneE164: '+13035550177',
    email: ANN.email,
    contacts: [expect.anything(), expect.anything()],
  })
  const lead = await readLead(admin, first.id)
  expect(lead.related).toMatchObject([{ id: second.id }])
  expect(lead.events.at(-1)).toMatchObject({ type: 'merged', actorName: admin.username })
  expect(await pairs()).toEqual([])
  // A new request by either number belongs to the same family.
  expect((await givenLead({ phone: '(303) 555-0177' })).householdId).toBe(first.householdId)
})

test('C10: undoing a merge returns what was moved and keeps newer requests', async () => {
  const { first, second } = await givenTwo()
  const merge = await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  const since = await givenLead(ANN)
  expect((await householdOfLead(admin, first.householdId))?.merges).toMatchObject([
    { id: merge, requests: 1 },
  ])
  await undoMerge(admin, merge)
  expect(await householdsOf()).toEqual([first.householdId, second.householdId, first.householdId])
  expect(since.householdId).toBe(first.householdId)
  expect(await db.householdContact.count({ where: { householdId: second.householdId } })).toBe(1)
  expect(await db.household.findUniqueOrThrow({ where: { id: first.householdId } })).toMatchObject({
    phoneE164: null,
    email: null,
  })
  expect((await readLead(admin, first.id)).events.map(({ type }) => type)).toContain('merge-undone')
  await expect(undoMerge(admin, merge)).rejects.toMatchObject({ status: 409 })
  await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
})

test('C10: a merge cannot be undone after 30 days, or before a later merge is undone', async () => {
  const { first, second } = await givenTwo()
  const third = await givenLead()
  const early = await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  const later = await mergeHouseholds(admin, third.householdId, {
    ...chosen(first.householdId),
    phoneE164: null,
  })
  await expect(undoMerge(admin, early)).rejects.toMatchObject({ status: 409 })
  await undoMerge(admin, later)
  await db.householdMerge.update({ where: { id: early }, data: { mergedAt: new Date('2020-01-01') } })
  await expect(undoMerge(admin, early)).rejects.toMatchObject({ status: 409 })
  await mergeHouseholds(admin, third.householdId, { ...chosen(first.householdId), phoneE164: null })
  expect(await db.household.findUnique({ where: { id: second.householdId } })).toBeNull()
})

test('C10: the merge allows only names and contact data of the two families, and not a family with itself', async () => {
  const { first, second } = await givenTwo()
  const refused = (change: object, kept = first.householdId) =>
    mergeHouseholds(admin, kept, { ...chosen(second.householdId), ...change }).catch((error) => error)
  expect(await refused({ phoneE164: '+13035550100' })).toMatchObject({
    fieldErrors: { phoneE164: expect.anything() },
  })
  expect(await refused({ email: 'x@y.example' })).toMatchObject({ fieldErrors: { email: expect.anything() } })
  expect(await refused({ name: 'Somebody' })).toMatchObject({ fieldErrors: { name: expect.anything() } })
  expect(await refused({}, second.householdId)).toMatchObject({ status: 409 })
  expect(await householdsOf()).toEqual([first.householdId, second.householdId])
})

test('C10: people limited to communities merge and separate only families with visible requests', async () => {
  const { first, second } = await givenTwo()
  await db.tourRequest.update({ where: { id: second.id }, data: { communityId: birch } })
  const contact = { householdId: second.householdId, name: 'Bob', phoneE164: '+13035550142' }
  await db.householdContact.create({ data: contact })
  const limited = somebody('counselor', [aspen])
  expect(await pairs()).toHaveLength(1)
  expect(await pairs(limited)).toEqual([])
  expect(await duplicatesOf(limited, first.householdId)).toEqual([])
  const merging = mergeHouseholds(limited, first.householdId, chosen(second.householdId))
  await expect(merging).rejects.toMatchObject({ status: 404 })
  await expect(keepApart(limited, first.householdId, second.householdId)).rejects.toMatchObject({
    status: 404,
  })
  const merge = await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  const elsewhere = somebody('counselor', [(await givenCommunity('cedar')).id])
  await expect(undoMerge(elsewhere, merge)).rejects.toMatchObject({ status: 404 })
  for (const role of ['viewer', 'analyst', 'editor'] as const) {
    await expect(undoMerge(somebody(role), merge)).rejects.toMatchObject({ status: 403 })
    await expect(listDuplicates(somebody(role), 1)).rejects.toMatchObject({ status: 403 })
  }
})

test('C10: erasing a person leaves nothing of them in a merge', async () => {
  const { first, second } = await givenTwo()
  await mergeHouseholds(admin, first.householdId, chosen(second.householdId))
  await erasePerson(admin, { email: ANN.email, confirm: 'ERASE' })
  expect(await db.householdMerge.count()).toBe(0)
  const left = await db.household.findMany()
  expect(left.map(({ phoneE164, email }) => [phoneE164, email])).toEqual([['+13035550177', null]])
  await erasePerson(admin, { email: 'ann@work.example', confirm: 'ERASE' })
  expect(await db.household.count()).toBe(0)
})
