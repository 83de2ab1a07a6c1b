import { beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { exportPerson, searchPerson } from '@/lib/desk/personal-data/search'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { addNote } from '@/lib/desk/tour-requests/notes'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { settleRsvps } from '@/lib/leads/events/settle-rsvps'
import { ERASED_NAME } from '@/lib/leads/tour-requests/erased'
import { recoverStrandedLeads } from '@/lib/leads/tour-requests/stranded'
import { db, pool } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { ANN, BOB, findInDatabase, givenPersonEverywhere } from '@/tests/support/person-everywhere'

const admin = somebody('admin')
const asked = { email: ANN.email, phone: ANN.phone }
const confirm = 'erase'

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, outbox_items, quiz_responses, quiz_results, asset_downloads,
    event_rsvps, events, exit_intent_submissions, email_recipients, users, revisions, deleted_records, rate_limits, landing_page_templates cascade`
  await db.$executeRaw`alter table audit_log disable trigger user`
  await db.$executeRaw`truncate audit_log`
  await db.$executeRaw`alter table audit_log enable trigger user`
})

const countsOf = (found: Awaited<ReturnType<typeof searchPerson>>) =>
  Object.fromEntries(found.kinds.map(({ kind, count }) => [kind, count]))

describe('a person with rows in every table', () => {
  test('is found in every table by address and number, while others who share the number are only named', async () => {
    const { leadId } = await givenPersonEverywhere()
    const found = await searchPerson(admin, asked)
    expect(countsOf(found)).toEqual({
      leads: 1,
      contacts: 1,
      quizResponses: 1,
      quizResults: 1,
      downloads: 1,
      rsvps: 1,
      exitOffers: 1,
      mails: 5,
      trashed: 1,
      refusals: 1,
    })
    expect(found.kinds[0]?.lines).toMatchObject([{ id: leadId, href: `/admin/tour-requests/${leadId}` }])
    expect(found.others).toMatchObject({ names: [ANN.name], sharing: [BOB.email] })

    const byNumber = await searchPerson(admin, { phone: '303.555.0142' })
    expect(countsOf(byNumber)).toMatchObject({ leads: 2, rsvps: 2, quizResponses: 1, downloads: 1 })
    expect(byNumber.others.names).toEqual([ANN.name, BOB.name])
    expect(byNumber.others.alsoOnThem.emails).toEqual([ANN.email, BOB.email])
    expect(await searchPerson(admin, { email: 'nobody@evergrove.example' })).toMatchObject({
      total: 0,
      kinds: [],
    })
  })

  test('is found by a lead’s number before its correction', async () => {
    const body = leadBody({ name: 'Ida Moore', phone: '(303) 555-0177' })
    await acceptedLead(body)
    await acceptedLead({ ...body, email: 'ida@moore.example' })
    await acceptedLead({ ...body, email: 'ida@moore.example', phone: '(303) 555-0178' })
    expect(countsOf(await searchPerson(admin, { phone: '(303) 555-0177' }))).toMatchObject({ leads: 1 })
  })

  test('T88: gets a complete copy, logged without identifying them', async () => {
    await givenPersonEverywhere()
    const before = await db.auditEntry.count()
    const copy = JSON.parse(JSON.stringify(await exportPerson(admin, asked)))
    expect(copy.about).toMatchObject({ email: ANN.email, phone: '+13035550142', rows: 14 })
    expect(copy.requests).toMatchObject([
      {
        name: ANN.name,
        phone: ANN.phone,
        status: 'not-interested',
        utmCampaign: 'autumn',
        notes: `Ask for ${ANN.name}`,
      },
    ])
    expect(copy.requests[0].createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
    expect(
      copy.requests[0].events.some((event: { data: object }) =>
        JSON.stringify(event.data).includes('mornings'),
      ),
    ).toBe(true)
    expect(copy.requests[0].consents).toHaveLength(2)
    expect(copy.quizAnswers).toMatchObject([{ answers: [{ answer: ANN.name }] }])
    expect(copy.eventSignUps).toMatchObject([{ event: { title: 'Supper' }, guests: 2 }])
    expect(copy.deletedSignUps[0].rows[0]).toMatchObject({ name: ANN.name })
    expect(copy.guides).toHaveLength(1)
    expect(copy.exitOffers).toHaveLength(1)
    expect(copy.mails).toHaveLength(5)
    expect(JSON.stringify(copy)).not.toContain(BOB.email)

    const entries = await db.auditEntry.findMany({ where: { action: 'personal-data.export' } })
    expect(await db.auditEntry.count()).toBe(before + 1)
    expect(entries).toMatchObject([{ actorName: 'a admin', after: { rows: 14 } }])
    expect(JSON.stringify(entries)).not.toMatch(/annabel|5550142/i)
    const { earlier } = await searchPerson(admin, { email: ANN.email })
    expect(earlier).toMatchObject([{ action: 'personal-data.export', by: 'a admin', rows: 14 }])
  })

  test('T88: is nowhere after erasure: no table, no pending mail, no audit entry', async () => {
    const { leadId } = await givenPersonEverywhere()
    expect(await erasePerson(admin, { ...asked, confirm })).toMatchObject({ rows: 14, leads: 1, mails: 5 })
    for (const text of [ANN.name, ANN.email, 'annabel', 'click-of']) {
      expect(await findInDatabase(text), text).toEqual([])
    }
    // The rate limit names a connection, not a person, and expires within the hour.
    const ofAddress = await findInDatabase('198.51.100.77')
    expect(ofAddress.filter((row) => !row.startsWith('rate_limits'))).toEqual([])
    const left = await findInDatabase('3035550142')
    expect(left.filter((row) => !row.includes(BOB.name) && !row.includes(BOB.email))).toEqual([])

    const lead = await readLead(admin, leadId)
    expect(lead).toMatchObject({
      name: ERASED_NAME,
      phone: '',
      status: 'not-interested',
      source: 'tour',
      utmCampaign: 'autumn',
      landingPageUrl: 'https://evergrove.example/denver',
      touches: {
        first: { landingPageUrl: 'https://evergrove.example/denver', utmCampaign: 'autumn' },
      },
      householdId: null,
      household: null,
      deliveries: [],
    })
    expect(lead.consents.map(({ kind, granted, ipAddress }) => [kind, granted, ipAddress])).toEqual([
      ['ads', true, null],
      ['contact', true, null],
    ])
    expect(lead.events.find(({ type }) => type === 'status')?.data).toEqual({
      from: 'new',
      to: 'not-interested',
    })
    const entries = await db.auditEntry.findMany({ where: { entity: 'eventRsvp', action: 'update' } })
    expect(entries).toMatchObject([{ actorName: 'a admin', before: null, after: null }])
  })

  test('leaves others of the household unchanged, and the seat goes to the waiting list', async () => {
    const { bobId, householdId, bobsRsvp, eventId } = await givenPersonEverywhere()
    const before = await db.tourRequest.findUniqueOrThrow({ where: { id: bobId } })
    await erasePerson(admin, { ...asked, confirm })
    expect(await db.tourRequest.findUniqueOrThrow({ where: { id: bobId } })).toEqual(before)
    const household = await db.household.findUnique({
      where: { id: householdId ?? '' },
      include: { contacts: true },
    })
    expect(household).toMatchObject({ name: BOB.name, contacts: [{ name: BOB.name, email: BOB.email }] })

    const settling = await db.outboxItem.findFirstOrThrow({ where: { kind: 'settle-rsvps' } })
    expect(settling.payload).toEqual({ eventId })
    await settleRsvps.run({ ...settling, number: 1, startedAt: new Date() }, AbortSignal.timeout(9_000))
    expect(await db.eventRsvp.findMany()).toMatchObject([{ id: bobsRsvp, status: 'confirmed' }])
  })

  test('is erased once, however often that is requested', async () => {
    const { leadId } = await givenPersonEverywhere()
    await erasePerson(admin, { ...asked, confirm })
    const once = await db.tourRequest.findUniqueOrThrow({ where: { id: leadId } })
    expect(await erasePerson(admin, { ...asked, confirm })).toMatchObject({ rows: 0, leads: 0 })
    expect(await db.tourRequest.findUniqueOrThrow({ where: { id: leadId } })).toEqual(once)
    expect((await searchPerson(admin, asked)).earlier).toHaveLength(2)
  })

  test('never comes back: no alert, no alarm, no queue, no note, and the same form again is a new request', async () => {
    await db.emailRecipient.create({ data: { email: 'desk@evergrove.example' } })
    const body = leadBody({ ...ANN, name: 'Ida Moore' })
    const { transactionId } = await acceptedLead(body)
    const { id } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    await erasePerson(admin, { ...asked, confirm })
    await db.tourRequest.update({ where: { id }, data: { createdAt: new Date(Date.now() - 60 * 60_000) } })
    await recoverStrandedLeads({ orphanedAfterMs: 0, undeliveredAfterMs: 0 })
    expect(await db.outboxItem.count()).toBe(0)
    expect(await db.tourRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'new',
      alarmedAt: null,
    })
    const list = (query: string) => listLeads(admin, parseLeadQuery(new URLSearchParams(query)))
    expect((await list('sort=due&status=new')).leads).toEqual([])
    expect((await list('')).leads).toMatchObject([{ id, name: ERASED_NAME }])
    await expect(addNote(admin, id, 'Call')).rejects.toMatchObject({ status: 409 })

    await acceptedLead(body)
    const rows = await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })
    expect(rows.map(({ name }) => name)).toEqual([ERASED_NAME, 'Ida Moore'])
  })
})

test('erasing asks for the word, and nobody but an administrator does any of it', async () => {
  const { leadId } = await givenPersonEverywhere()
  await expect(erasePerson(admin, { ...asked, confirm: 'yes' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { confirm: 'Please type ERASE to confirm' },
  })
  const before = await db.auditEntry.count()
  for (const role of ['editor', 'counselor', 'viewer', 'analyst'] as const) {
    const other = somebody(role)
    await expect(searchPerson(other, asked)).rejects.toMatchObject({ status: 403 })
    await expect(exportPerson(other, asked)).rejects.toMatchObject({ status: 403 })
    await expect(erasePerson(other, { ...asked, confirm })).rejects.toMatchObject({ status: 403 })
  }
  expect(await db.auditEntry.count()).toBe(before)
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id: leadId } })).toMatchObject({ name: ANN.name })
})

test('the audit log allows only removing a person’s words, and only when announced', async () => {
  const { id } = await db.auditEntry.create({ data: { action: 'update', before: { a: 1 }, after: { a: 2 } } })
  const within = async (setting: string, sql: string) => {
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('porchlight.personal_data', $1, true)`, [setting])
      return await client.query(sql, [id]).then(
        () => 'done',
        (error: Error) => error.message,
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const refused = 'audit_log is append-only: UPDATE refused'
  expect(await within('erase', `update audit_log set "before" = null where id = $1`)).toBe('done')
  expect(await within('', `update audit_log set "before" = null where id = $1`)).toBe(refused)
  expect(await within('erase', `update audit_log set "after" = '{"a": 3}' where id = $1`)).toBe(refused)
  expect(await within('erase', `update audit_log set "after" = null, actor_name = 'x' where id = $1`)).toBe(
    refused,
  )
  expect(await within('erase', `update audit_log set at = now() where id = $1`)).toBe(refused)
  expect(await within('erase', `delete from audit_log where id = $1`)).toBe(
    'audit_log is append-only: DELETE refused',
  )
})
