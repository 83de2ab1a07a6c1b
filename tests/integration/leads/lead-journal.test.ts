import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { subDays, subMinutes } from 'date-fns'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { journalErasure } from '@/lib/leads/journal/erase-entries'
import { removeCovered, replayJournal } from '@/lib/leads/journal/journal-sweeps'
import { startLeadJournal } from '@/lib/leads/journal/lead-memory'
import { lookAtWaiting, waitingLeads } from '@/lib/leads/tour-requests/waiting-leads'
import { planConversions } from '@/lib/marketing/conversions/plan-conversions'
import { HELD_REASON } from '@/lib/platform/backup/held-reason'
import { db, pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { journaledIds, writeEntry } from '@/lib/platform/journal/journal'
import { privateKeyFile } from '@/lib/platform/journal/journal-keys'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { registerHandlers } from '@/lib/platform/outbox/registered-handlers'
import * as handlers from '@/lib/server/handlers/registry'
import { leadJournalPart } from '@/lib/server/health/parts/lead-journal'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody, postLead } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'
import { acceptedRsvp, givenEvent, postRsvp, rsvpBody } from '@/tests/support/rsvp-requests'
import { S3_KEYS, startS3Server } from '@/tests/support/s3-server'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { mailTo } from '@/tests/support/visitor-mail'

registerHandlers(async () => handlers)

const data = await mkdtemp(join(tmpdir(), 'porchlight-lead-journal-'))
afterAll(() => rm(data, { recursive: true }))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(data, 'journal-'))
  Object.assign(env(), { DATA_DIR: data, JOURNAL_DIR: folder, JOURNAL_BUCKET: undefined })
  await clearDatabase()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

const clearDatabase = () =>
  db.$executeRaw`truncate tour_requests, households, outbox_items, email_recipients, rate_limits, journal_entries, backup_runs, conversion_uploads, ad_connections cascade`

const leads = () => db.tourRequest.findMany({ include: { deliveries: true }, orderBy: { createdAt: 'asc' } })

/** Leaves a database that never had these leads. */
const loseLeads = () =>
  db.$executeRaw`truncate tour_requests, households, outbox_items, journal_entries, conversion_uploads cascade`

test('T92: what the lost database had sent is not sent again, and the lead comes back as it was', async () => {
  const body = leadBody({ email: 'ann@example.com' })
  const { transactionId } = await acceptedLead(body)
  await acceptedLead({ ...body, name: 'Ann Lee' })
  const [before] = await leads()
  // The note that the database has it is written after the answer.
  await expect.poll(() => readdir(join(folder, 'marks'))).toHaveLength(2)
  await loseLeads()
  expect(await replayJournal()).toMatchObject({ stored: 1, known: 1, failed: 0, torn: 0 })
  const [after, ...more] = await leads()
  expect(more).toEqual([])
  expect(after).toMatchObject({
    id: before?.id,
    transactionId,
    name: 'Ann Lee',
    createdAt: before?.createdAt,
    callDueAt: before?.callDueAt,
    promise: before?.promise,
  })
  const first = after?.deliveries.filter(({ dedupKey }) => dedupKey?.endsWith('desk@example.com'))
  expect(first).toMatchObject([{ kind: 'lead-alert', state: 'failed', lastError: HELD_REASON }])
  const mail = after?.deliveries.filter(({ kind }) => kind === 'family-mail')
  expect(mail).toMatchObject([{ state: 'failed', lastError: HELD_REASON }])
  expect(await replayJournal()).toEqual({ stored: 0, known: 0, failed: 0, torn: 0, locked: 0 })
})

test('T92: a lead that came back after a restore is no second conversion', async () => {
  Object.assign(env(), { META_PIXEL_ID: '1', META_CAPI_TOKEN: 'token' })
  try {
    await db.adConnection.create({ data: { vendor: 'meta', since: subDays(new Date(), 1) } })
    await acceptedLead(leadBody({ fbclid: 'IwAR0conversion' }))
    await expect.poll(() => readdir(join(folder, 'marks'))).toHaveLength(1)
    await loseLeads()
    await replayJournal()
    await planConversions.run(new Date())
    expect(await db.conversionUpload.findMany()).toMatchObject([{ state: 'withdrawn', reason: 'restored' }])
    expect(await db.outboxItem.count({ where: { kind: 'ad-conversion' } })).toBe(0)
  } finally {
    Object.assign(env(), { META_PIXEL_ID: undefined, META_CAPI_TOKEN: undefined })
  }
})

test('T91: a database that refuses a lead costs none: people are alerted from memory, once, and the lead follows', async () => {
  const sink = await startSmtpSink()
  Object.assign(env(), { SMTP_URL: sink.url, MAIL_FROM: 'leads@example.com' })
  // A server reads this when it starts, and every minute.
  await mailCompany()
  await pool().query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
     create trigger refuse before insert on outbox_items for each row execute function refuse()`,
  )
  const body = leadBody({ name: 'Ann Lee', message: 'Please call after five' })
  let sentAt = new Date()
  try {
    const response = await postLead(body)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      transactionId: body.transactionId,
      promise: expect.any(String),
    })
    sentAt = new Date()
    // A repeated request alerts nobody twice.
    expect((await postLead(body)).status).toBe(200)
    expect(waitingLeads()).toHaveLength(1)
    await sink.waitFor(({ parsed }) => parsed.text?.includes('Ann Lee') ?? false)
  } finally {
    await pool().query('drop function refuse() cascade')
  }
  expect(await db.tourRequest.count()).toBe(0)
  expect(sink.messages[0]?.parsed.text).toMatch(/The database is down.*call/)
  expect(sink.messages[0]?.parsed.text).toContain('Please call after five')
  await expect.poll(() => lookAtWaiting().then(() => waitingLeads().length), { timeout: 20_000 }).toBe(0)
  const [lead] = await leads()
  expect(lead?.createdAt.getTime()).toBeLessThanOrEqual(sentAt.getTime())
  const alert = lead?.deliveries.filter(({ kind }) => kind === 'lead-alert')
  expect(alert).toMatchObject([{ target: 'desk@example.com', state: 'sent' }])
  expect(sink.messages).toHaveLength(1)
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined })
  await sink.close()
})

/** A sign-up that the database refuses for now. */
async function keptRsvp(slug: string, body: Record<string, unknown>) {
  await pool().query(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
     create trigger refuse before insert on event_rsvps for each row execute function refuse()`,
  )
  try {
    const response = await postRsvp(slug, body)
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        status: 'kept',
        path: `/events/${slug}`,
        kept: expect.stringMatching(/by email.*no seat is reserved/),
      },
    ])
  } finally {
    await pool().query('drop function refuse() cascade')
  }
}

const allStored = () =>
  expect.poll(() => lookAtWaiting().then(() => waitingLeads().length), { timeout: 20_000 }).toBe(0)

test('T174: a kept sign-up is stored once, mails nobody again after a restore, and goes with its person', async () => {
  const event = await givenEvent({ maxAttendees: 1 })
  await startLeadJournal()
  const body = rsvpBody({ email: 'ann@example.com', name: 'Ann Lee' })
  await keptRsvp(event.slug, body)
  // Sent again once the database is back, before what is kept was stored.
  expect((await acceptedRsvp(event.slug, body)).status).toBe('confirmed')
  await allStored()
  expect(await db.eventRsvp.count({ where: { eventId: event.id } })).toBe(1)

  const late = rsvpBody({ email: 'bo@example.com' })
  await keptRsvp(event.slug, late)
  await allStored()
  expect(await mailTo('bo@example.com')).toMatchObject([{ subject: expect.stringContaining('waiting list') }])
  const before = await db.eventRsvp.findFirstOrThrow({ where: { email: 'bo@example.com' } })

  await db.$executeRaw`truncate event_rsvps cascade`
  await loseLeads()
  expect(await replayJournal()).toMatchObject({ failed: 0, torn: 0 })
  expect(await db.eventRsvp.findUniqueOrThrow({ where: { id: before.id } })).toMatchObject({
    createdAt: before.createdAt,
    email: 'bo@example.com',
  })
  expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
  const [lead] = (await leads()).filter(({ email }) => email === 'bo@example.com')
  const alerts = lead?.deliveries.filter(({ kind }) => kind === 'lead-alert')
  expect(alerts).toMatchObject([{ state: 'failed', lastError: HELD_REASON }])

  await erasePerson(somebody('admin'), { phone: '', email: 'bo@example.com', confirm: 'erase' })
  await runDue(journalErasure)
  await db.$executeRaw`truncate event_rsvps cascade`
  await loseLeads()
  await replayJournal()
  expect(await db.eventRsvp.count({ where: { email: 'bo@example.com' } })).toBe(0)
})

test('a damaged entry costs no other lead and is counted; without the private key all of them wait', async () => {
  for (let count = 0; count < 3; count += 1) await acceptedLead(leadBody())
  await loseLeads()
  const [first = ''] = await journaledIds()
  await writeFile(join(folder, 'entries', first), 'torn')
  const key = env().JOURNAL_PRIVATE_KEY_FILE
  env().JOURNAL_PRIVATE_KEY_FILE = join(data, 'moved-away.pem')
  expect(await replayJournal()).toMatchObject({ torn: 1, locked: 2, stored: 0 })
  env().JOURNAL_PRIVATE_KEY_FILE = key
  expect(privateKeyFile()).toContain(data)
  expect(await replayJournal()).toMatchObject({ torn: 1, locked: 0, stored: 2 })
  expect(await db.tourRequest.count()).toBe(2)
})

test('a journal that cannot be written is red, and the database alone answers', async () => {
  expect(await leadJournalPart.check()).toMatchObject({ state: 'good' })
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder was')
  await acceptedLead(leadBody())
  expect(await leadJournalPart.check()).toMatchObject({
    state: 'bad',
    words: `The journal cannot write to the folder ${folder}: only the database stores requests`,
  })
  const store = await startS3Server('lead-journal')
  const { accessKeyId, secretAccessKey, region } = S3_KEYS
  Object.assign(env(), {
    JOURNAL_DIR: 'off',
    JOURNAL_BUCKET: 'lead-journal',
    S3_BUCKET: 'files',
    S3_ENDPOINT: store.endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  try {
    await acceptedLead(leadBody())
    expect(await leadJournalPart.check()).toMatchObject({
      state: 'good',
      words: 'One request in the bucket lead-journal, none waiting',
    })
    // A store that hangs does not undo what the folder has.
    Object.assign(env(), { JOURNAL_DIR: await mkdtemp(join(data, 'journal-')) })
    store.setMode('hang')
    expect(await writeEntry({ id: '1-a', text: 'Ann', lead: 'none', who: [] }).inTime).toBe(true)
    Object.assign(env(), { JOURNAL_DIR: 'off' })
    store.setMode('deny')
    await acceptedLead(leadBody())
    expect(await leadJournalPart.check()).toMatchObject({ state: 'bad' })
    store.setMode('well')
    expect(await db.tourRequest.count()).toBe(3)
    await loseLeads()
    expect(await replayJournal()).toMatchObject({ stored: 1 })
  } finally {
    const none = { S3_BUCKET: undefined, S3_ENDPOINT: undefined, S3_ACCESS_KEY_ID: undefined }
    Object.assign(env(), none, { S3_SECRET_ACCESS_KEY: undefined })
    await store.stop()
  }
})

test('T93: an erased person does not come back with a replay, nor do corrections of theirs', async () => {
  const body = leadBody({ email: 'ann@example.com', phone: '(303) 555-0142' })
  await acceptedLead(body)
  await acceptedLead({ ...body, name: 'Ann Lee' })
  await acceptedLead(leadBody({ email: 'bob@example.com', phone: '(303) 555-0142' }))
  expect(await journaledIds()).toHaveLength(3)
  await erasePerson(somebody('admin'), {
    email: 'ann@example.com',
    phone: '(303) 555-0142',
    confirm: 'erase',
  })
  await runDue(journalErasure)
  expect(await readdir(join(folder, 'keys'))).toHaveLength(1)
  await loseLeads()
  expect(await replayJournal()).toMatchObject({ stored: 1 })
  expect((await leads()).map(({ email }) => email)).toEqual(['bob@example.com'])
})

test('T94: entries go a week after a good backup has their leads, not before', async () => {
  await acceptedLead(leadBody())
  const run = (finishedAt: Date, takenAt: Date) =>
    db.backupRun.create({
      data: { kind: 'backup', startedAt: takenAt, takenAt, finishedAt, succeeded: true, detail: '' },
    })
  const now = new Date()
  await run(subDays(now, 8), subDays(now, 8))
  expect(await removeCovered(now)).toBe(0)
  await run(now, now)
  expect(await removeCovered(now)).toBe(0)
  await db.journalEntry.updateMany({ data: { takenAt: subMinutes(subDays(now, 8), 1) } })
  expect(await removeCovered(now)).toBe(1)
  expect(await journaledIds()).toEqual([])
  expect(await db.journalEntry.count()).toBe(0)
})
