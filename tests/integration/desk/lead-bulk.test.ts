import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { changeStatus } from '@/lib/desk/status/change-status'
import { moveLeads, statusChoices, undoStatuses } from '@/lib/desk/status/status-many'
import { exportLeads } from '@/lib/desk/tour-requests/export-leads'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { tagChoices, tagLeads } from '@/lib/desk/tour-requests/tag-leads'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { leadTags } from '@/lib/records/entities/lead-tags'
import { createRecord, removeRecord } from '@/lib/records/store/operations'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const admin = somebody('admin')
let aspen: string
let birch: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, users, rate_limits, outbox_items, lead_tags cascade`
  aspen = (await givenCommunity('aspen')).id
  birch = (await givenCommunity('birch')).id
})

async function givenLead(
  data: Record<string, unknown> = {},
  body: Record<string, unknown> = {},
): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody({ communityId: aspen, ...body }), { from: null })
  return (await db.tourRequest.update({ where: { transactionId }, data })).id
}

const stateOf = async (id: string) => {
  const { status, statusReason, nextStep, nextStepAt, lastContactedAt } =
    await db.tourRequest.findUniqueOrThrow({
      where: { id },
    })
  return { status, statusReason, nextStep, nextStepAt, lastContactedAt }
}

const givenTag = async (name: string) => String((await createRecord(admin, leadTags, { name })).id)

const elsewhere = () => somebody('counselor', [birch])

describe('C13: several requests are moved to one status', () => {
  const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000)

  test('the preview matches the result; only listed moves, even for managers', async () => {
    const fresh = await givenLead()
    const followed = await givenLead({ status: 'follow-up' })
    const there = await givenLead({ status: 'contacted' })
    const toured = await givenLead({ status: 'toured' })
    const touring = await givenLead({ status: 'scheduled', scheduledDate: TOMORROW })
    const past = await givenLead({ status: 'scheduled', scheduledDate: new Date(0) })
    const all = [fresh, followed, there, toured, touring, past]
    const choices = await statusChoices(admin, [...all, 'nonsense'])
    expect(choices.map(({ status }) => status)).toEqual([
      'contacted',
      'toured',
      'follow-up',
      'converted',
      'not-interested',
    ])
    const contacted = choices.find(({ status }) => status === 'contacted')
    expect(contacted).toMatchObject({ already: 1, unlisted: 1, touring: 1, asksReason: false })
    const leads = contacted?.leads ?? []
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([fresh, followed, past]))

    const { changed } = await moveLeads(admin, { status: 'contacted', leads })
    expect(new Set(changed)).toEqual(new Set([fresh, followed, past]))
    expect((await Promise.all(all.map(stateOf))).map(({ status }) => status)).toEqual([
      'contacted',
      'contacted',
      'contacted',
      'toured',
      'scheduled',
      'contacted',
    ])
    // C4: a status stops no clock. No family was written to about its tour.
    expect(await db.tourRequest.count({ where: { firstAttemptAt: { not: null } } })).toBe(0)
    expect(await db.outboxItem.count({ where: { about: 'tour-called-off' } })).toBe(0)
    const one = (id: string, from: LeadStatus) =>
      moveLeads(admin, { status: 'contacted', leads: [{ id, from }] })
    await expect(one(toured, 'toured')).rejects.toMatchObject({ status: 409 })
    await expect(one(touring, 'scheduled')).rejects.toMatchObject({ status: 409 })
    await expect(
      moveLeads(admin, { status: 'scheduled', leads: [{ id: fresh, from: 'contacted' }] }),
    ).rejects.toMatchObject({ status: 409 })
    // Somebody else has moved it since.
    expect((await one(past, 'scheduled')).changed).toEqual([])
  })

  test('the status not-interested needs one reason for all, and moves nothing without it', async () => {
    const leads = [
      { id: await givenLead(), from: 'new' as const },
      { id: await givenLead(), from: 'new' as const },
    ]
    await expect(moveLeads(admin, { status: 'not-interested', leads })).rejects.toMatchObject({
      fieldErrors: { reason: expect.anything() },
    })
    expect(await db.tourRequest.count({ where: { status: 'not-interested' } })).toBe(0)
    await moveLeads(admin, { status: 'not-interested', reason: 'Moved away', leads })
    expect(await db.tourRequest.count({ where: { statusReason: 'Moved away' } })).toBe(2)
  })

  test('the person who did it can undo it, except for leads changed since', async () => {
    const sam: Actor = { ...somebody('counselor'), id: '01900000-0000-7000-8000-0000000000a1' }
    const kim: Actor = { ...somebody('counselor'), id: '01900000-0000-7000-8000-0000000000a2' }
    const before = {
      status: 'toured',
      statusReason: 'Liked it',
      nextStep: 'after-tour',
      nextStepAt: new Date('2030-01-02T10:00:00Z'),
      lastContactedAt: new Date('2026-11-01T10:00:00Z'),
    }
    const [a, b] = [await givenLead(before), await givenLead(before)]
    const leads = [a, b].map((id) => ({ id, from: 'toured' as const }))
    const { changeId } = await moveLeads(sam, { status: 'not-interested', reason: 'Too far', leads })
    expect(await stateOf(a)).toMatchObject({
      status: 'not-interested',
      statusReason: 'Too far',
      nextStep: null,
    })
    await changeStatus(kim, b, { status: 'follow-up' })
    const ids = [a, b]
    expect((await undoStatuses(kim, { changeId, ids })).changed).toEqual([])
    expect((await undoStatuses(sam, { changeId, ids })).changed).toEqual([a])
    expect(await stateOf(a)).toEqual(before)
    expect((await stateOf(b)).status).toBe('follow-up')
    expect((await undoStatuses(sam, { changeId, ids })).changed).toEqual([])
    const told = await db.leadEvent.findMany({
      where: { tourRequestId: a, type: 'status' },
      orderBy: { id: 'asc' },
    })
    expect(told.at(-1)?.data).toEqual({ from: 'not-interested', to: 'toured', undone: true })
  })
})

describe('C13: tags', () => {
  test('are added to several requests after a preview, and removed again', async () => {
    const veteran = await givenTag(' Veteran  family')
    await expect(givenTag('VETERAN family')).rejects.toMatchObject({ status: 409 })
    const [a, b] = [await givenLead(), await givenLead()]
    await tagLeads(admin, { changes: [{ id: a, tagId: veteran, on: true }] })
    const [choice] = await tagChoices(admin, [a, b])
    expect(choice).toEqual({ tagId: veteran, name: 'Veteran family', lacking: [b], carrying: [a] })
    const changes = [a, b].map((id) => ({ id, tagId: veteran, on: true }))
    const { changed } = await tagLeads(admin, { changes })
    expect(changed).toEqual([{ id: b, tagId: veteran, on: true }])
    expect((await readLead(admin, b)).tagLinks).toEqual([{ tag: { id: veteran, name: 'Veteran family' } }])
    expect((await readLead(admin, b)).events.at(-1)).toMatchObject({
      type: 'tagged',
      data: { on: ['Veteran family'], off: [] },
    })
    await tagLeads(admin, { changes: changed.map((change) => ({ ...change, on: false })) })
    expect((await readLead(admin, b)).tagLinks).toEqual([])
  })

  test('filter the desk’s list, appear in rows and export, and are removed with an erased person', async () => {
    const [spring, urgent] = [await givenTag('Spring'), await givenTag('urgent')]
    const [a] = [await givenLead({}, { phone: '(303) 555-0142' }), await givenLead()]
    await tagLeads(admin, { changes: [urgent, spring].map((tagId) => ({ id: a, tagId, on: true })) })
    const query = parseLeadQuery(new URLSearchParams({ tagId: spring }))
    expect((await listLeads(admin, query)).leads).toMatchObject([{ id: a, tags: ['Spring', 'urgent'] }])
    const text = await new Response(await exportLeads(admin, query)).text()
    expect(parse(text, { columns: true, bom: true })).toMatchObject([{ ID: a, Tags: 'Spring, urgent' }])

    await removeRecord(admin, leadTags, urgent)
    expect((await readLead(admin, a)).tagLinks).toHaveLength(1)
    await expect(tagLeads(admin, { changes: [{ id: a, tagId: urgent, on: true }] })).rejects.toMatchObject({
      status: 400,
    })
    await erasePerson(admin, { phone: '(303) 555-0142', confirm: 'ERASE' })
    expect(await db.leadTagLink.count()).toBe(0)
    const told = await db.leadEvent.findFirstOrThrow({ where: { tourRequestId: a, type: 'tagged' } })
    expect(told.data).toEqual({})
  })
})

test('C13: nobody changes leads outside their scope', async () => {
  const lead = await givenLead()
  const tagId = await givenTag('Spring')
  const calls = (who: Actor) => [
    () => moveLeads(who, { status: 'contacted', leads: [{ id: lead, from: 'new' }] }),
    () => undoStatuses(who, { changeId: tagId, ids: [lead] }),
    () => tagLeads(who, { changes: [{ id: lead, tagId, on: true }] }),
  ]
  for (const call of calls(elsewhere())) await expect(call()).rejects.toMatchObject({ status: 403 })
  expect((await statusChoices(elsewhere(), [lead])).flatMap(({ leads }) => leads)).toEqual([])
  expect(await tagChoices(elsewhere(), [lead])).toMatchObject([{ lacking: [], carrying: [] }])
  for (const role of ['viewer', 'analyst', 'editor'] satisfies Role[]) {
    const who = somebody(role)
    for (const call of [...calls(who), () => statusChoices(who, [lead]), () => tagChoices(who, [lead])])
      await expect(call()).rejects.toMatchObject({ status: 403 })
  }
  expect((await stateOf(lead)).status).toBe('new')
})
