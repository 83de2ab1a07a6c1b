import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { GET, POST } from '@/app/api/bulletins/[token]/route'
import { behindIn, leadsBehind } from '@/lib/marketing/reports/leads-behind'
import { compareTimes, exportTimes, readSummary } from '@/lib/marketing/response-times/response-times'
import { takeSpeedSnapshots } from '@/lib/marketing/response-times/speed-snapshots'
import { mailAdministrators, weeklyNumbers } from '@/lib/marketing/weekly-report/weekly-numbers'
import { db, pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { openText } from '@/lib/platform/keyring/sealed-text'
import { accountMail } from '@/lib/platform/mail/account-mail'
import { claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { givenCampaign, givenCost, givenLead, once } from '@/tests/support/ad-cost-fixtures'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { startSmtpSink } from '@/tests/support/smtp-sink'

const asked = { from: '2026-11-01', to: '2026-11-02', timeZone: 'America/Denver' }
const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, communities, users, campaigns, sweeps cascade`
})

type Given = { at: string; tried?: number; reached?: boolean } & Record<string, unknown>

/** A request at a local time, due after ten minutes and attempted after `tried` minutes. */
async function lead({ at, tried, reached = false, ...more }: Given) {
  const createdAt = new Date(at)
  const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
  return db.tourRequest.create({
    data: {
      name: 'Ann Novak',
      phone: '3035550142',
      transactionId: randomUUID(),
      createdAt,
      callDueAt: later(10),
      ...(tried !== undefined && { firstAttemptAt: later(tried), firstAttemptStaffedS: tried * 60 }),
      ...(reached && { reachedAt: later(tried ?? 0) }),
      ...more,
    },
  })
}

async function givenTwoDays() {
  const { id: sam } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  const [own, other] = [
    await givenCommunity('aspen', { name: 'Aspen' }),
    await givenCommunity('birch', { name: 'Birch' }),
  ]
  // A Sunday, after daylight saving ended.
  await lead({
    at: '2026-11-01T09:05:00-07:00',
    tried: 4,
    reached: true,
    communityId: own.id,
    firstAttemptById: sam,
    status: 'converted',
  })
  await lead({ at: '2026-11-01T09:40:00-07:00', tried: 8, communityId: own.id, firstAttemptById: sam })
  await lead({
    at: '2026-11-02T14:00:00-07:00',
    tried: 30,
    reached: true,
    communityId: other.id,
    source: 'callback',
  })
  await lead({ at: '2026-11-02T23:59:00-07:00' })
  await lead({ at: '2026-11-03T00:00:00-07:00', tried: 1 })
  await lead({ at: '2026-10-31T23:59:00-06:00', tried: 1 })
  await lead({ at: '2026-11-02T08:00:00-07:00', quarantinedAt: new Date() })
  return { own, other, sam }
}

test('C15: the days are the company’s; the late and the forgotten are late, and medians are of staffed seconds', async () => {
  await givenTwoDays()
  expect(await readSummary(admin, asked)).toMatchObject({
    received: 4,
    attempted: 3,
    inTime: 2,
    late: 2,
    reached: 2,
    toured: 1,
    movedIn: 1,
    medianStaffed: 480,
    medianWall: 480,
    // One of four was never tried, so nine of ten were not tried at all.
    p90Staffed: null,
    lateSpam: 0,
    medianAlert: null,
  })
  const nothing = { from: '2025-01-01', to: '2025-01-02', timeZone: 'America/Denver' }
  expect(await readSummary(admin, nothing)).toMatchObject({ received: 0, medianStaffed: null })
})

test('C15: a late request stays late when it is marked as spam; spam found in time or held back does not count', async () => {
  const quarantine = { create: { reason: 'marked-spam' } }
  const at = '2026-11-01T09:00:00-07:00'
  await lead({ at, quarantinedAt: new Date('2026-11-01T09:30:00-07:00'), quarantine })
  await lead({ at, tried: 20, quarantinedAt: new Date('2026-11-01T09:30:00-07:00'), quarantine })
  await lead({ at, quarantinedAt: new Date('2026-11-01T09:05:00-07:00'), quarantine })
  await lead({ at, tried: 3, quarantinedAt: new Date('2026-11-01T09:30:00-07:00'), quarantine })
  await lead({ at, quarantinedAt: new Date(at), quarantine: { create: { reason: 'honeypot' } } })
  expect(await readSummary(admin, asked)).toMatchObject({ received: 2, late: 2, inTime: 0, lateSpam: 2 })
  const spam = behindIn(new URLSearchParams('measure=lateSpam'))
  expect((await leadsBehind(admin, asked, spam, 1)).rows).toHaveLength(2)
  await db.quarantine.updateMany({ data: { releasedAt: new Date() } })
  await db.tourRequest.updateMany({ data: { quarantinedAt: null } })
  expect(await readSummary(admin, asked)).toMatchObject({ received: 5, lateSpam: 0 })
})

test('C17: a family that refused all contact in time is owed no call; one that refused late was late', async () => {
  const at = '2026-11-01T09:00:00-07:00'
  await lead({ at, contactEndedAt: new Date('2026-11-01T09:05:00-07:00') })
  await lead({ at, contactEndedAt: new Date('2026-11-01T09:15:00-07:00') })
  expect(await readSummary(admin, asked)).toMatchObject({ received: 1, late: 1 })
})

test('C15: the system’s delay ends with the first accepted alert, people’s begins there', async () => {
  const { id } = await lead({ at: '2026-11-01T09:00:00-07:00', tried: 5 })
  for (const [seconds, state] of [
    [1, 'failed'],
    [60, 'sent'],
    [90, 'sent'],
  ] as const) {
    const finishedAt = new Date(new Date('2026-11-01T09:00:00-07:00').getTime() + seconds * 1_000)
    await db.outboxItem.create({ data: { kind: 'lead-alert', state, finishedAt, tourRequestId: id } })
  }
  expect(await readSummary(admin, asked)).toMatchObject({ medianAlert: 60, medianHuman: 240 })
})

test('C15: compared by hour, weekday, form, community and person', async () => {
  await givenTwoDays()
  const by = async (grouping: Parameters<typeof compareTimes>[2]) =>
    (await compareTimes(admin, asked, grouping)).map(({ name, received, inTime, late }) => [
      name,
      received,
      inTime,
      late,
    ])
  expect(await by('hour')).toEqual([
    ['9 am', 2, 2, 0],
    ['2 pm', 1, 0, 1],
    ['11 pm', 1, 0, 1],
  ])
  expect(await by('weekday')).toEqual([
    ['Monday', 2, 0, 2],
    ['Sunday', 2, 2, 0],
  ])
  expect(await by('source')).toEqual([
    ['Tour request', 3, 2, 1],
    ['Callback', 1, 0, 1],
  ])
  expect(await by('community')).toEqual(
    expect.arrayContaining([
      ['Aspen', 2, 2, 0],
      ['Birch', 1, 0, 1],
      ['Any community', 1, 0, 1],
    ]),
  )
  expect(await by('person')).toEqual([
    ['sam', 2, 2, 0],
    ['Not recorded', 1, 0, 1],
  ])
})

test('C15: each figure leads to its requests', async () => {
  const { own } = await givenTwoDays()
  const behind = async (text: string) =>
    (await leadsBehind(admin, asked, behindIn(new URLSearchParams(text)), 1)).rows.map(({ createdAt }) =>
      createdAt.toISOString().slice(5, 16),
    )
  expect(await behind('measure=late')).toEqual(['11-03T06:59', '11-02T21:00'])
  expect(await behind('measure=received&group=hour&key=09')).toEqual(['11-01T16:40', '11-01T16:05'])
  expect(await behind(`measure=inTime&group=community&key=${own.id}`)).toHaveLength(2)
  expect(await behind('measure=late&group=person&key=')).toEqual(['11-02T21:00'])
  expect(await behind('measure=movedIn')).toEqual(['11-01T16:05'])
})

test('C15: whoever works for one community counts that, and what names none', async () => {
  const { other } = await givenTwoDays()
  const counselor = somebody('counselor', [other.id])
  expect(await readSummary(counselor, asked)).toMatchObject({ received: 2 })
  expect((await compareTimes(counselor, asked, 'community')).map(({ name }) => name).toSorted()).toEqual([
    'Any community',
    'Birch',
  ])
  await expect(readSummary(somebody('editor'), asked)).rejects.toMatchObject({ status: 403 })
  await expect(exportTimes(somebody('viewer'), asked, 'hour')).rejects.toMatchObject({ status: 403 })
})

test('C15: a comparison is taken along as a file, and that it was is on record', async () => {
  await givenTwoDays()
  const text = await new Response(await exportTimes(admin, asked, 'source')).text()
  expect(text.split('\n')[1]).toBe('Tour request,3,2,2,1,1,0,360,,360')
  expect(await db.auditEntry.findFirst({ where: { action: 'export', entity: 'tourRequest' } })).toMatchObject(
    {
      after: { what: 'response times', grouping: 'source' },
    },
  )
})

test('C15: on Monday administrators read about the week before, once; about a week without requests nothing', async () => {
  await givenTwoDays()
  const account = (username: string, role: string, email: string | null) =>
    db.user.create({ data: { username, password: '-', role, email } })
  await account('maria', 'admin', 'maria@example.com')
  await account('noel', 'admin', null)
  await account('ann', 'counselor', 'ann@example.com')
  await db.outboxItem.deleteMany()
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  onTestFinished(() => {
    env().SMTP_URL = undefined
  })
  expect(await runIfDue(weeklyNumbers, new Date('2026-11-02T13:59:00Z'))).toBe(false)
  expect(await db.outboxItem.count()).toBe(0)
  expect(await runIfDue(weeklyNumbers, new Date('2026-11-02T14:01:00Z'))).toBe(true)
  expect(await runIfDue(weeklyNumbers, new Date('2026-11-05T14:01:00Z'))).toBe(false)
  await mailAdministrators({ from: '2026-10-26', to: '2026-11-01' })
  await mailAdministrators({ from: '2025-10-26', to: '2025-11-01' })
  const mails = await db.outboxItem.findMany({ where: { kind: 'account-mail' } })
  expect(mails.map(({ target }) => target)).toEqual(['maria@example.com'])
  expect(mails[0]?.dedupKey).toContain(':weekly-numbers:2026-10-26:')
  const [mail] = mails.map(({ payload }) => openText((payload as { sealed: string }).sealed))
  expect(mail).toContain('Last week: 100% of families were called in time')
  expect(mail).toMatch(/Tried: \d+\. Not tried: \d+\. Not yet due: \d+\./)
  expect(mail).toContain(
    'Median time to the first attempt: 4 min of staffed time. 90th percentile of all requests: 8 min.',
  )
})

test('T107: one click stops the weekly mail, and it can come again', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const { id } = await db.user.create({
    data: { username: 'maria', password: '-', role: 'admin', email: 'maria@example.com' },
  })
  await givenTwoDays()
  await db.outboxItem.deleteMany()
  env().SMTP_URL = sink.url
  onTestFinished(() => {
    env().SMTP_URL = undefined
  })
  const mailed = async () => {
    await mailAdministrators({ from: '2026-10-26', to: '2026-11-01' })
    const capacity = new Map([[accountMail.kind, 5]])
    const [item] = await claim(pool(), { owner: 'us', capacity, running: [] })
    if (!item) throw new Error('nothing was queued')
    const { outcome } = await runHandler(accountMail, item, new AbortController().signal)
    await db.outboxItem.deleteMany()
    return outcome
  }
  expect(await mailed()).toBe('sent')
  const headers = new Map(sink.messages[0]?.parsed.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = (headers.get('list-unsubscribe') ?? '').replace(/[<>\s]/g, '')
  const about = { params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }) }
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    POST(new Request(url, { method: 'POST', headers: { 'content-type': type }, body }), about)

  // Mail programs open links to look at them.
  expect(await (await GET(new Request(url), about)).text()).toContain('>Unsubscribe<')
  expect(await mailed()).toBe('sent')
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  expect((await post('', 'text/plain')).status).toBe(200)
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
    stoppedBulletins: ['weekly-numbers'],
  })
  expect(await mailed()).toBe('done')
  expect(await (await post('again=yes')).text()).toContain('>Unsubscribe<')
  expect(await mailed()).toBe('sent')

  const forged = { params: Promise.resolve({ token: 'x'.repeat(120) }) }
  expect((await POST(new Request(url, { method: 'POST', body: '' }), forged)).status).toBe(404)
})

test('F10: what was spent stands in the mail, also of a week in which nobody asked', async () => {
  await db.user.create({
    data: { username: 'maria', password: '-', role: 'admin', email: 'maria@example.com' },
  })
  await db.outboxItem.deleteMany()
  const { campaignId } = await givenCampaign('Aspen', 100)
  for (const day of ['2026-10-27', '2026-10-20']) await givenCost(day, { campaignId }, 120)
  await givenLead('2026-10-28', once({ utmCampaign: 'Aspen' }), { status: 'toured' })
  await givenLead('2026-10-28', once({ utmCampaign: 'Aspen' }))
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  onTestFinished(() => {
    env().SMTP_URL = undefined
  })
  for (const [from, to] of [
    ['2026-10-26', '2026-11-01'],
    ['2026-10-19', '2026-10-25'],
    ['2026-10-12', '2026-10-18'],
  ] as const)
    await mailAdministrators({ from, to })
  const mails = await db.outboxItem.findMany({ where: { kind: 'account-mail' }, orderBy: { id: 'asc' } })
  const [asked, unasked, ...more] = mails.map(({ payload }) =>
    openText((payload as { sealed: string }).sealed),
  )
  expect(more).toEqual([])
  expect(asked).toContain('Campaigns cost $120 and brought 2 leads. Cost per lead: $60.00, per tour: $120.')
  expect(asked).toContain('Aspen: $120, per lead $60.00, per tour $120')
  expect(unasked).toContain('Last week: no requests for a tour or call')
  expect(unasked).toContain('Aspen: $120, per lead none yet, per tour none yet')
})

test('T118: the published figures are the report’s own, stored once a day, and cannot be edited', async () => {
  await db.$executeRaw`truncate response_snapshots, site_settings cascade`
  await db.siteSettings.create({ data: { companyName: 'Oak Homes', timeZone: 'America/Denver' } })
  const { own } = await givenTwoDays()
  const now = new Date('2026-11-03T04:00:00-07:00')
  await takeSpeedSnapshots(now)
  await lead({ at: '2026-11-02T10:00:00-07:00', tried: 2, communityId: own.id })
  await takeSpeedSnapshots(now)
  const range = { from: '2026-10-04', to: '2026-11-02', timeZone: 'America/Denver' }
  const rows = await db.responseSnapshot.findMany({ orderBy: { counted: 'desc' } })
  expect(rows.map(({ communityId }) => communityId)).toContain(own.id)
  expect(rows.every(({ day }) => day.toISOString().startsWith('2026-11-02'))).toBe(true)
  const summary = await readSummary(admin, range)
  // The lead that came after the first run is in the report, and not in what was published.
  expect(rows[0]).toMatchObject({
    communityId: null,
    counted: summary.received - summary.notDue - 1,
    inTime: summary.inTime - 1,
  })
  const id = rows[0]?.id ?? ''
  await expect(db.responseSnapshot.update({ where: { id }, data: { inTime: 99 } })).rejects.toThrow()
  await expect(db.responseSnapshot.delete({ where: { id } })).rejects.toThrow()
})
