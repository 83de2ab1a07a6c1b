import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { listAlarms } from '@/lib/desk/alerts/list-alarms'
import { changeStatus, scheduleTour } from '@/lib/desk/status/change-status'
import { assignLead } from '@/lib/desk/tour-requests/assign-many'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { markViewed } from '@/lib/desk/tour-requests/mark-viewed'
import { addNote, saveNotes } from '@/lib/desk/tour-requests/notes'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody } from '../../support/lead-requests'

function actor(role: Role, communityIds: string[] = []): Actor {
  return {
    id: randomUUID(),
    username: role,
    role,
    communityIds,
    mayPublish: true,
    ipAddress: '203.0.113.5',
    requestId: 'req-9',
  }
}

const admin = actor('admin')
const counselor = actor('counselor')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

async function givenLead(changes: Record<string, unknown> = {}, status: LeadStatus = 'new'): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.update({ where: { transactionId }, data: { status } })).id
}

const givenCommunity = async (name: string) =>
  (await db.community.create({ data: { name, slug: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}` } }))
    .id

const audited = async (leadId: string) =>
  (await db.auditEntry.findMany({ where: { entityId: leadId }, orderBy: { at: 'asc' } })).map(
    ({ action }) => action,
  )

describe('moving a lead (reading 22)', () => {
  test('a listed move is recorded with person and time, and stamps no contact that nobody made', async () => {
    const id = await givenLead()
    const lead = await changeStatus(counselor, id, { status: 'contacted', expectedStatus: 'new' })
    expect(lead).toMatchObject({ status: 'contacted', lastContactedAt: null })
    const event = await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'status' } })
    expect(event).toMatchObject({ actorName: 'counselor', data: { from: 'new', to: 'contacted' } })
    expect(await db.auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
      action: 'lead.status',
      before: { status: 'new' },
      after: { status: 'contacted' },
      ipAddress: '203.0.113.5',
      requestId: 'req-9',
    })
  })

  test('any other move needs a manager and a reason', async () => {
    const id = await givenLead()
    const toured = { status: 'toured' as const, reason: 'walked in' }
    await expect(changeStatus(counselor, id, toured)).rejects.toMatchObject({ status: 409 })
    await expect(changeStatus(admin, id, { status: 'toured' })).rejects.toMatchObject({
      fieldErrors: { reason: 'Please enter a reason' },
    })
    expect(await changeStatus(admin, id, toured)).toMatchObject({
      status: 'toured',
      statusReason: 'walked in',
    })
    expect(await audited(id)).toEqual(['lead.status-override'])
  })

  test('not-interested needs a reason', async () => {
    const id = await givenLead()
    const lost = changeStatus(counselor, id, { status: 'not-interested', reason: '  ' })
    await expect(lost).rejects.toMatchObject({
      status: 400,
      fieldErrors: { reason: 'Please enter a reason' },
    })
    await changeStatus(counselor, id, { status: 'not-interested', reason: 'moved to Utah' })
    expect((await readLead(counselor, id)).nextStatuses).toEqual(['follow-up'])
  })

  test('a tour needs its date, which can be changed later', async () => {
    const id = await givenLead()
    await expect(changeStatus(counselor, id, { status: 'scheduled' })).rejects.toMatchObject({
      fieldErrors: { scheduledDate: 'Please enter the date of the tour' },
    })
    await scheduleTour(counselor, id, { scheduledDate: '2026-12-01T17:00:00Z' })
    const moved = await scheduleTour(counselor, id, { scheduledDate: '2026-12-02T17:00:00Z' })
    expect(moved).toMatchObject({ status: 'scheduled', scheduledDate: new Date('2026-12-02T17:00:00Z') })
  })

  test('an outdated screen is refused, and two people cannot both move a lead at once', async () => {
    const id = await givenLead()
    const move = () => changeStatus(counselor, id, { status: 'contacted', expectedStatus: 'new' })
    const results = await Promise.allSettled([move(), move()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.leadEvent.count({ where: { type: 'status' } })).toBe(1)
  })
})

describe('T22: who may do what', () => {
  const everything = (person: Actor, id: string, deliveryId: string): [string, () => Promise<unknown>][] => [
    ['list', () => listLeads(person, parseLeadQuery(new URLSearchParams()))],
    ['alarms', () => listAlarms(person)],
    ['read', () => readLead(person, id)],
    ['view', () => markViewed(person, id)],
    ['status', () => changeStatus(person, id, { status: 'contacted' })],
    ['schedule', () => scheduleTour(person, id, { scheduledDate: '2026-12-01T17:00:00Z' })],
    ['note', () => addNote(person, id, 'called')],
    ['notes', () => saveNotes(person, id, 'notes')],
    ['assign', () => assignLead(person, id, null)],
    ['release', () => releaseLead(person, id)],
    ['resend', () => resendDelivery(person, deliveryId)],
  ]

  async function refused(person: Actor, communityId: string | null = null): Promise<string[]> {
    const id = await givenLead({ communityId })
    const { id: deliveryId } = await db.outboxItem.findFirstOrThrow({
      where: { kind: 'lead-alert', tourRequestId: id },
    })
    const names: string[] = []
    for (const [name, act] of everything(person, id, deliveryId)) {
      const error = await act().then(
        () => null,
        (reason: { status?: number }) => reason,
      )
      if (error?.status === 403) names.push(name)
    }
    return names
  }

  const writing = ['status', 'schedule', 'note', 'notes', 'assign', 'release', 'resend']

  test('editors see nothing, viewers change nothing, counselors and admins work', async () => {
    expect(await refused(actor('editor'))).toEqual(['list', 'alarms', 'read', 'view', ...writing])
    expect(await refused(actor('viewer'))).toEqual(writing)
    expect(await refused(counselor)).toEqual([])
    expect(await refused(admin)).toEqual([])
  })

  test('a counselor with communities works on theirs alone', async () => {
    const [own, other] = [await givenCommunity('Own'), await givenCommunity('Other')]
    const person = actor('counselor', [own])
    expect(await refused(person, own)).toEqual([])
    expect(await refused(person, other)).toEqual(['read', 'view', ...writing])
    // Without a community nobody might work on it (lib/leads/access/lead-scope.ts).
    expect(await refused(person, null)).toEqual([])
    const { leads, total } = await listLeads(person, parseLeadQuery(new URLSearchParams()))
    expect([total, new Set(leads.map(({ community }) => community?.id))]).toEqual([
      2,
      new Set([own, undefined]),
    ])
  })

  test('an unknown or malformed id is not found', async () => {
    for (const id of [randomUUID(), 'x', "1' or true"]) {
      await expect(readLead(admin, id)).rejects.toMatchObject({ status: 404 })
      await expect(changeStatus(admin, id, { status: 'contacted' })).rejects.toMatchObject({ status: 404 })
      await expect(resendDelivery(admin, id)).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('quarantine (B5)', () => {
  test('T29: "Not spam" alerts staff and keeps the receipt time', async () => {
    const id = await givenLead({ honeypot: 'x' })
    const before = await readLead(counselor, id)
    expect(before.deliveries).toEqual([])
    await releaseLead(counselor, id)
    const after = await readLead(counselor, id)
    expect(after).toMatchObject({
      quarantinedAt: null,
      createdAt: before.createdAt,
      callDueAt: before.callDueAt,
      quarantine: { reason: 'honeypot', releasedBy: 'counselor', releasedAt: expect.any(Date) },
      deliveries: [{ state: 'due', target: 'desk@example.com' }],
      household: expect.anything(),
    })
    await expect(releaseLead(counselor, id)).rejects.toMatchObject({ status: 409 })
  })

  test('suspected spam has its own list', async () => {
    const genuine = await givenLead()
    const suspected = await givenLead({ honeypot: 'x' })
    const ids = async (query: string) =>
      (await listLeads(admin, parseLeadQuery(new URLSearchParams(query)))).leads.map(({ id }) => id)
    expect(await ids('')).toEqual([genuine])
    expect(await ids('quarantine=true')).toEqual([suspected])
  })
})

describe('the list', () => {
  const found = async (query: Record<string, string>) => {
    const { leads, total } = await listLeads(admin, parseLeadQuery(new URLSearchParams(query)))
    expect(total).toBe(leads.length)
    return leads.map(({ name }) => name).sort()
  }

  test('is searched by name, phone in any format, email, message and transaction id', async () => {
    await givenLead({
      name: 'Ann Lee',
      phone: '(303) 555-0142',
      email: 'ann@example.com',
      message: 'Stairs are hard',
      transactionId: 'visit-77',
    })
    await givenLead({ name: 'Bob 100%', phone: '720.555.0199' })
    expect(await found({ search: 'lee ann' })).toEqual(['Ann Lee'])
    expect(await found({ search: '303-555' })).toEqual(['Ann Lee'])
    expect(await found({ search: '+1 303 555 0142' })).toEqual(['Ann Lee'])
    expect(await found({ search: 'ANN@example' })).toEqual(['Ann Lee'])
    expect(await found({ search: 'stairs' })).toEqual(['Ann Lee'])
    expect(await found({ search: 'visit-77' })).toEqual(['Ann Lee'])
  })

  test.each([
    ['%', ['Bob 100%']],
    ['_', []],
    ["' or 1=1 --", []],
    ['\\', []],
  ])('T47: %j is taken literally', async (search, names) => {
    await givenLead({ name: 'Ann Lee' })
    await givenLead({ name: 'Bob 100%' })
    expect(await found({ search })).toEqual(names)
  })

  test('is filtered by status, community, source and days, and paged', async () => {
    const communityId = await givenCommunity('Aspen')
    await givenLead({ name: 'Ann', communityId, source: 'callback' })
    const old = await givenLead({ name: 'Old' }, 'toured')
    await db.tourRequest.update({ where: { id: old }, data: { createdAt: new Date('2026-01-15T12:00:00Z') } })
    expect(await found({ status: 'toured,converted' })).toEqual(['Old'])
    expect(await found({ communityId })).toEqual(['Ann'])
    expect(await found({ source: 'callback' })).toEqual(['Ann'])
    expect(await found({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['Old'])
    const page = await listLeads(admin, parseLeadQuery(new URLSearchParams('pageSize=1&page=2')))
    expect([page.total, page.leads.map(({ name }) => name)]).toEqual([2, ['Old']])
    expect(parseLeadQuery(new URLSearchParams('pageSize=5000')).pageSize).toBe(100)
  })
})

test('views are audited once a day per person and count once; notes and owners are in the history', async () => {
  const id = await givenLead()
  expect(await markViewed(counselor, id)).toBe(true)
  expect(await markViewed(admin, id)).toBe(false)
  await markViewed(counselor, id)
  await addNote(counselor, id, 'Left a message')
  await saveNotes(counselor, id, 'Daughter calls after five')
  const owner = await db.user.create({ data: { username: 'rose', password: 'x', role: 'counselor' } })
  const editor = await db.user.create({ data: { username: 'ed', password: 'x', role: 'editor' } })
  await assignLead(counselor, id, owner.id)
  await expect(assignLead(counselor, id, editor.id)).rejects.toMatchObject({ status: 400 })
  const lead = await readLead(counselor, id)
  expect(lead).toMatchObject({ notes: 'Daughter calls after five', owner: { username: 'rose' } })
  expect(lead.events.map(({ type }) => type)).toEqual(['received', 'viewed', 'note', 'note', 'assigned'])
  expect(await audited(id)).toEqual(['lead.view', 'lead.view', 'lead.note', 'lead.notes', 'lead.assign'])
  const entries = JSON.stringify(await db.auditEntry.findMany({ where: { entityId: id } }))
  expect(entries).not.toContain('Left a message')
})
