import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { searchEverything } from '@/lib/desk/command-palette/search-everything'
import { householdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import { mergeHouseholds, undoMerge } from '@/lib/desk/duplicates/merge'
import { listDuplicates } from '@/lib/desk/duplicates/suggestions'
import { contactSchema, residentSchema } from '@/lib/desk/households/family-schema'
import { removeContact, saveContact } from '@/lib/desk/households/save-contact'
import { removeResident, saveResident } from '@/lib/desk/households/save-resident'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const ANN = { name: 'Ann Quimby', phone: '(303) 555-0142', email: 'ann@quimby.example' }
const BOB = { name: 'Bob Quimby', phone: '(303) 555-0177', email: 'bob@quimby.example' }
const admin = somebody('admin')
let aspen: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, care_types, rate_limits, outbox_items, do_not_contacts cascade`
  aspen = (await givenCommunity('aspen')).id
})

async function givenLead(changes: Record<string, unknown> = ANN) {
  const { transactionId } = await acceptedLead(leadBody({ communityId: aspen, ...changes }), { from: null })
  const { id, householdId } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  return { id, householdId: householdId ?? '' }
}

const contact = (typed: object) => contactSchema.parse({ decides: false, isFirst: false, ...typed })
const resident = (typed: object = {}) =>
  residentSchema.parse({ name: 'Ruth Quimby', careTypeIds: [], ...typed })

async function givenResident(leadId: string, typed: object = {}): Promise<string> {
  const id = randomUUID()
  await saveResident(admin, leadId, id, resident(typed))
  return id
}

const familyOf = async (lead: { householdId: string }) => {
  const found = await householdOfLead(admin, lead.householdId)
  return { contacts: found?.contacts ?? [], residents: found?.residents ?? [] }
}
const historyOf = async (tourRequestId: string) =>
  (await db.leadEvent.findMany({ where: { tourRequestId, type: 'family' }, orderBy: { id: 'asc' } })).map(
    ({ data }) => data,
  )

test('C11: the sender of a request becomes a contact; other relatives and residents are added to it', async () => {
  const lead = await givenLead()
  const care = await db.careType.create({ data: { slug: 'memory', name: 'Memory care' } })
  const [brother, mother] = [randomUUID(), randomUUID()]
  const typed = contact({ ...BOB, relationship: 'Son', decides: true, isFirst: true, consentHow: 'phone' })
  await saveContact(admin, lead.id, brother, typed)
  await saveContact(admin, lead.id, brother, typed)
  const moving = {
    relationship: 'Mother',
    birthYear: 1941,
    careTypeIds: [care.id],
    timeFrame: 'months',
    notes: 'Sings',
  }
  await saveResident(admin, lead.id, mother, resident({ ...moving, livingSituation: 'alone' }))
  const { contacts, residents } = await familyOf(lead)
  expect(contacts).toMatchObject([
    {
      id: brother,
      relationship: 'Son',
      phone: '(303) 555-0177',
      decides: true,
      isFirst: true,
      requests: [],
      consent: { how: 'phone', by: admin.username },
    },
    { name: ANN.name, isFirst: false, requests: [{ id: lead.id }], consent: { how: 'request' } },
  ])
  expect(residents).toMatchObject([
    { id: mother, name: 'Ruth Quimby', birthYear: 1941, careTypes: [{ name: 'Memory care' }] },
  ])
  expect(await historyOf(lead.id)).toEqual([
    { part: 'contact', change: 'added' },
    { part: 'resident', change: 'added' },
  ])
  await saveResident(admin, lead.id, mother, resident({ ...moving, timeFrame: 'now' }))
  expect((await historyOf(lead.id)).at(-1)).toEqual({
    part: 'resident',
    change: 'changed',
    fields: ['living situation', 'time frame'],
  })
  await removeResident(admin, lead.id, mother)
  await removeContact(admin, lead.id, brother)
  expect(await familyOf(lead)).toMatchObject({ contacts: [{ name: ANN.name }], residents: [] })
  expect(await db.household.findFirst()).toMatchObject({ phoneE164: null, email: null })
})

test('C11: a family keeps the contact data of its request', async () => {
  const lead = await givenLead()
  const { id } = (await familyOf(lead)).contacts[0] ?? { id: '' }
  const change = (typed: object) => saveContact(admin, lead.id, id, contact({ ...ANN, ...typed }))
  await expect(change({ phone: '(303) 555-0100' })).rejects.toMatchObject({
    fieldErrors: { phone: expect.anything() },
  })
  await expect(change({ email: '' })).rejects.toMatchObject({ fieldErrors: { email: expect.anything() } })
  await expect(change({ phone: '555' })).rejects.toMatchObject({ fieldErrors: { phone: expect.anything() } })
  await expect(change({ phone: `${ANN.phone} ext. 7` })).rejects.toMatchObject({
    fieldErrors: { phone: expect.stringContaining('extension') },
  })
  await expect(removeContact(admin, lead.id, id)).rejects.toMatchObject({ status: 409 })
  await change({ name: 'Ann Quimby-Hall', relationship: 'Daughter' })
  // A corrected address is that of the request, too, and ends the private link that went to the wrong one.
  await change({ email: 'ann@corrected.example' })
  expect(await db.tourRequest.findUnique({ where: { id: lead.id } })).toMatchObject({
    email: 'ann@corrected.example',
    linkIssuedAt: expect.any(Date),
  })
  const mails = await db.outboxItem.findMany({ where: { tourRequestId: lead.id, kind: 'family-mail' } })
  expect(mails.map(({ target }) => target)).toEqual(['ann@corrected.example'])
  expect((await givenLead()).householdId).toBe(lead.householdId)
})

test('C11: a request is found by its sister’s number and its mother’s name, on the desk and in the palette', async () => {
  const lead = await givenLead()
  await givenLead({ ...BOB, phone: '(303) 555-0188' })
  await saveContact(admin, lead.id, randomUUID(), contact({ name: 'Cleo Hart', phone: '(720) 555-0199' }))
  await givenResident(lead.id)
  const found = async (search: string) =>
    (await listLeads(admin, parseLeadQuery(new URLSearchParams({ search, list: 'open' })))).leads.map(
      ({ id }) => id,
    )
  for (const search of ['(720) 555-0199', 'cleo hart', 'ruth qui'])
    expect(await found(search), search).toEqual([lead.id])
  expect(await found('cleo ruth')).toEqual([])
  expect((await searchEverything(admin, 'cleo')).results).toMatchObject([
    { href: `/admin/tour-requests/${lead.id}` },
  ])
})

test('C10, C11: two siblings who name the same mother are suggested as one family, merged, and separated again', async () => {
  const [ann, bob] = [await givenLead(), await givenLead(BOB)]
  const hers = await givenResident(ann.id, { birthYear: 1941 })
  const his = await givenResident(bob.id, { name: 'ruth quimby', birthYear: 1950 })
  expect((await listDuplicates(admin, 1)).rows).toEqual([])
  await saveResident(admin, bob.id, his, resident({ birthYear: 1942 }))
  expect((await listDuplicates(admin, 1)).rows).toMatchObject([{ reasons: ['resident'] }])
  const merge = await mergeHouseholds(admin, ann.householdId, {
    absorbedId: bob.householdId,
    name: ANN.name,
    phoneE164: null,
    email: null,
  })
  expect((await familyOf(ann)).residents.map(({ id }) => id)).toEqual([hers, his])
  await undoMerge(admin, merge)
  expect((await familyOf(bob)).residents.map(({ id }) => id)).toEqual([his])
})

test('C11: only users with access to a request change its family, and no other', async () => {
  const [lead, other] = [await givenLead(), await givenLead(BOB)]
  const id = await givenResident(lead.id)
  const birch = (await givenCommunity('birch')).id
  const change = (who: Actor, leadId = lead.id) => saveResident(who, leadId, id, resident())
  for (const role of ['viewer', 'analyst', 'editor'] as const)
    await expect(change(somebody(role))).rejects.toMatchObject({ status: 403 })
  await expect(change(somebody('counselor', [birch]))).rejects.toMatchObject({ status: 403 })
  await expect(change(admin, other.id)).rejects.toMatchObject({ status: 404 })
  await change(somebody('counselor', [aspen]))
  await db.tourRequest.update({
    where: { id: other.id },
    data: { householdId: null, quarantinedAt: new Date() },
  })
  await expect(saveResident(admin, other.id, randomUUID(), resident())).rejects.toMatchObject({ status: 409 })
})

test('T88, C11: erasing removes a prospective resident; erasing the last request removes the whole family', async () => {
  const [ann, bob] = [await givenLead(), await givenLead({ ...BOB, phone: ANN.phone })]
  expect(bob.householdId).toBe(ann.householdId)
  await givenResident(ann.id, { name: 'ann quimby' })
  await givenResident(ann.id, { notes: `Write to ${ANN.email.toUpperCase()}` })
  await saveContact(admin, ann.id, randomUUID(), contact({ name: 'Cleo Hart', phone: '(720) 555-0199' }))
  expect(await erasePerson(admin, { email: ANN.email, confirm: 'ERASE' })).toMatchObject({ residents: 1 })
  expect(await db.householdResident.findMany()).toMatchObject([{ name: 'Ruth Quimby', notes: null }])
  expect(await db.householdContact.count({ where: { name: 'Cleo Hart' } })).toBe(1)
  await erasePerson(admin, { email: BOB.email, confirm: 'ERASE' })
  expect([
    await db.household.count(),
    await db.householdContact.count(),
    await db.householdResident.count(),
  ]).toEqual([0, 0, 0])
})
