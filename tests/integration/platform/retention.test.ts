import { subMonths } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import {
  applyRetention,
  previewRetention,
  readRetention,
  runRetention,
  savePeriods,
} from '@/lib/desk/personal-data/retention-periods'
import { ERASED_NAME } from '@/lib/leads/tour-requests/erased'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const now = new Date()
const monthsAgo = (months: number) => subMonths(now, months)
const none = {
  leads: 0,
  openLeads: 0,
  movedInLeads: 0,
  heldLeads: 0,
  quizzes: 0,
  downloads: 0,
  rsvps: 0,
  exitOffers: 0,
  applications: 0,
  mails: 0,
  devices: 0,
}

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, outbox_items, quiz_responses, quiz_results, asset_downloads,
    event_rsvps, events, exit_intent_submissions, job_applications, retention_periods, sweeps, inbound_mails cascade`
})

async function givenOldAndNew() {
  const lead = { name: 'Ann Lee', phone: '+13035550142', email: 'ann@lee.example' }
  const leads = { closed: 'not-interested', open: 'follow-up', lately: 'not-interested' }
  for (const [key, status] of Object.entries(leads)) {
    const { id } = await db.tourRequest.create({ data: { ...lead, transactionId: key, status } })
    await db.outboxItem.create({
      data: { kind: 'lead-alert', tourRequestId: id, state: 'sent', finishedAt: now },
    })
    const touched = key === 'lately' ? monthsAgo(2) : monthsAgo(13)
    await db.$executeRaw`update tour_requests set updated_at = ${touched} where id = ${id}::uuid`
  }
  for (const months of [2, 13]) {
    const createdAt = monthsAgo(months)
    const email = `ann${months}@lee.example`
    const run = { transactionId: `run${months}`, fingerprint: 'x', answers: [], totalScore: 1, createdAt }
    await db.quizResult.create({ data: { ...run, response: { create: { email, createdAt } } } })
    await db.quizResult.create({ data: { ...run, transactionId: `anonymous${months}` } })
    await db.quizResponse.create({ data: { email, createdAt } })
    await db.assetDownload.create({ data: { email, createdAt } })
    await db.exitIntentSubmission.create({ data: { email, createdAt } })
    const applied = { jobTitle: 'Cook', name: 'Ann', phone: '303', transactionId: `job${months}`, createdAt }
    const { id } = await db.jobApplication.create({ data: applied })
    await db.outboxItem.create({
      data: { kind: 'visitor-mail', state: 'kept', messageId: `<job-application-${id}@x>` },
    })
    const event = await db.event.create({
      data: { slug: `e${months}`, title: 'Supper', startsAt: createdAt },
    })
    await db.eventRsvp.create({
      data: { eventId: event.id, name: 'Ann', phone: '303', createdAt: monthsAgo(14) },
    })
    const mail = {
      kind: 'visitor-mail',
      target: email,
      subject: 'Your guide',
      text: 'Dear Ann',
      html: '<p>Ann</p>',
    }
    await db.outboxItem.create({ data: { ...mail, state: 'sent', finishedAt: createdAt } })
  }
  await db.outboxItem.create({ data: { kind: 'visitor-mail', text: 'waits', dueAt: monthsAgo(13) } })
}

const year = {
  leads: 12,
  quizzes: 12,
  downloads: 12,
  rsvps: 12,
  exitOffers: 12,
  applications: 12,
  mails: 12,
  devices: 3,
}

test('without a period nothing is planned and nothing goes', async () => {
  await givenOldAndNew()
  expect(await runIfDue(applyRetention, now)).toBe(false)
  await runRetention({ now })
  expect(await db.quizResponse.count()).toBe(4)
  expect((await readRetention(admin)).due).toEqual(none)
})

test('T95: emails that were set aside are kept as long as requests', async () => {
  const mailOf = async (place: string, months: number, tourRequestId?: string) => {
    const mail = { place, digest: place, subject: 'Away', text: 'Away', state: 'set-aside', receivedAt: now }
    const { id } = await db.inboundMail.create({ data: { ...mail, tourRequestId } })
    await db.$executeRaw`update inbound_mails set updated_at = ${monthsAgo(months)} where id = ${id}::uuid`
  }
  const { id } = await db.tourRequest.create({ data: { name: 'Ann', phone: '303', transactionId: 'held' } })
  await mailOf('old', 13)
  await mailOf('new', 2)
  await mailOf('of a request', 13, id)
  await runRetention({ now })
  expect(await db.inboundMail.count()).toBe(3)
  await savePeriods(admin, year)
  expect((await readRetention(admin)).due).toMatchObject({ leads: 1 })
  await runRetention({ now })
  const kept = await db.inboundMail.findMany({ orderBy: { place: 'asc' } })
  expect(kept.map(({ place }) => place)).toEqual(['new', 'of a request'])
})

test('T88: one run takes what is older than its period, in batches, and says how much', async () => {
  await givenOldAndNew()
  await savePeriods(admin, year)
  expect(await runRetention({ now, batch: 1 })).toBe(true)
  const leads = await db.tourRequest.findMany({
    orderBy: { transactionId: 'asc' },
    include: { deliveries: { where: { kind: 'lead-alert' } } },
  })
  expect(leads.map(({ name, status }) => [name, status])).toEqual([
    [ERASED_NAME, 'not-interested'],
    ['Ann Lee', 'not-interested'],
    ['Ann Lee', 'follow-up'],
  ])
  expect(leads.map(({ deliveries }) => deliveries.length)).toEqual([0, 1, 1])
  expect((await db.quizResult.findMany()).map(({ transactionId }) => transactionId).sort()).toEqual([
    'anonymous2',
    'run2',
  ])
  expect((await db.quizResponse.findMany()).map(({ email }) => email)).toEqual([
    'ann2@lee.example',
    'ann2@lee.example',
  ])
  expect(await db.assetDownload.findMany()).toMatchObject([{ email: 'ann2@lee.example' }])
  expect(await db.exitIntentSubmission.findMany()).toMatchObject([{ email: 'ann2@lee.example' }])
  expect(await db.eventRsvp.findMany({ include: { event: true } })).toMatchObject([{ event: { slug: 'e2' } }])
  expect(await db.jobApplication.findMany()).toMatchObject([{ transactionId: 'job2' }])
  expect(await db.outboxItem.count({ where: { messageId: { startsWith: '<job-application-' } } })).toBe(1)
  const mails = await db.outboxItem.findMany({
    where: { kind: 'visitor-mail', messageId: null },
    orderBy: { finishedAt: 'asc' },
  })
  expect(mails.map(({ subject, text, html }) => [subject, text, html])).toEqual([
    ['Your guide', null, null],
    ['Your guide', 'Dear Ann', '<p>Ann</p>'],
    [null, 'waits', null],
  ])
  const taken = {
    ...none,
    leads: 1,
    quizzes: 3,
    downloads: 1,
    rsvps: 1,
    exitOffers: 1,
    applications: 1,
    mails: 1,
    devices: 0,
  }
  const entry = await db.auditEntry.findFirst({
    where: { action: 'personal-data.retention' },
    orderBy: { at: 'desc' },
  })
  expect(entry).toMatchObject({ actorName: 'Retention', after: taken, before: year })
  expect((await readRetention(admin)).last).toMatchObject({ counts: taken })

  expect(await runIfDue(applyRetention, now)).toBe(true)
  expect(await runIfDue(applyRetention, now)).toBe(false)
  const again = await db.auditEntry.findFirst({
    where: { action: 'personal-data.retention' },
    orderBy: { at: 'desc' },
  })
  expect(again?.after).toEqual(none)
})

test('T88: after their period no row tells from where somebody wrote, and nothing else of it changes', async () => {
  const device = { clientIpAddress: '203.0.113.9', clientUserAgent: 'Browser' }
  for (const months of [2, 4]) {
    const own = { ...device, createdAt: monthsAgo(months) }
    const lead = { name: 'Ann', phone: '303', transactionId: `t${months}`, updatedAt: monthsAgo(1) }
    await db.tourRequest.create({ data: { ...own, ...lead } })
    const email = `ann${months}@lee.example`
    await db.quizResponse.create({ data: { ...own, email } })
    await db.assetDownload.create({ data: { ...own, email } })
    await db.exitIntentSubmission.create({ data: { ...own, email } })
    const event = { create: { slug: `d${months}`, title: 'Supper', startsAt: now } }
    await db.eventRsvp.create({ data: { ...own, name: 'Ann', phone: '303', event } })
  }
  const before = await db.tourRequest.findUniqueOrThrow({ where: { transactionId: 't4' } })
  await savePeriods(admin, { devices: 3 })
  expect((await readRetention(admin)).due).toEqual({ ...none, devices: 5 })
  await runRetention({ now, batch: 2 })
  const orderBy = { createdAt: 'asc' } as const
  const select = { clientIpAddress: true, clientUserAgent: true }
  for (const rows of await Promise.all([
    db.tourRequest.findMany({ orderBy, select }),
    db.quizResponse.findMany({ orderBy, select }),
    db.assetDownload.findMany({ orderBy, select }),
    db.exitIntentSubmission.findMany({ orderBy, select }),
    db.eventRsvp.findMany({ orderBy, select }),
  ])) {
    expect(rows).toEqual([{ clientIpAddress: null, clientUserAgent: null }, device])
  }
  const after = await db.tourRequest.findUniqueOrThrow({ where: { transactionId: 't4' } })
  expect(after).toEqual({ ...before, clientIpAddress: null, clientUserAgent: null })
})

test('the next run is counted before anything is saved, and only an administrator saves', async () => {
  await givenOldAndNew()
  expect(await previewRetention(admin, { quizzes: 12, mails: 12 })).toEqual({ ...none, quizzes: 3, mails: 1 })
  expect(await db.retentionPeriod.count()).toBe(0)
  for (const role of ['editor', 'counselor', 'viewer', 'analyst'] as const) {
    await expect(savePeriods(somebody(role), year)).rejects.toMatchObject({ status: 403 })
    await expect(previewRetention(somebody(role), year)).rejects.toMatchObject({ status: 403 })
    await expect(readRetention(somebody(role))).rejects.toMatchObject({ status: 403 })
  }
  await savePeriods(admin, { leads: 24, quizzes: null })
  await savePeriods(admin, { leads: 36 })
  expect((await readRetention(admin)).periods).toEqual({ leads: 36 })
  const entry = await db.auditEntry.findFirst({
    where: { action: 'personal-data.periods' },
    orderBy: { at: 'desc' },
  })
  expect(entry).toMatchObject({ actorName: 'a admin', before: { leads: 24 }, after: { leads: 36 } })
})

test('T88: each status of a request, and quarantine, has exactly one period, which takes it and not sooner', async () => {
  const kinds = ['leads', 'openLeads', 'movedInLeads', 'heldLeads'] as const
  const lead = { name: 'Ann Lee', phone: '+13035550142' }
  const transactionIds = LEAD_STATUSES.flatMap((status) => [`${status} open`, `${status} held`])
  for (const transactionId of transactionIds) {
    const [status, state] = transactionId.split(' ')
    const quarantinedAt = state === 'held' ? monthsAgo(13) : null
    await db.tourRequest.create({ data: { ...lead, transactionId, status, quarantinedAt } })
  }
  await db.$executeRaw`update tour_requests set updated_at = ${monthsAgo(13)}`
  const coming = {
    ...lead,
    transactionId: 'tour to come',
    status: 'scheduled',
    scheduledDate: subMonths(now, -2),
  }
  const { id } = await db.tourRequest.create({ data: coming })
  await db.$executeRaw`update tour_requests set updated_at = ${monthsAgo(13)} where id = ${id}::uuid`
  const due = await Promise.all(
    kinds.map(async (kind) => (await previewRetention(admin, { [kind]: 12 } as never))[kind]),
  )
  expect(due.reduce((sum, count) => sum + count, 0)).toBe(transactionIds.length)
  expect(due.every((count) => count > 0)).toBe(true)
  expect(due.at(-1)).toBe(LEAD_STATUSES.length)
  const sooner = await previewRetention(admin, Object.fromEntries(kinds.map((kind) => [kind, 14])) as never)
  expect(kinds.map((kind) => sooner[kind])).toEqual([0, 0, 0, 0])
  await savePeriods(admin, Object.fromEntries(kinds.map((kind) => [kind, 12])) as never)
  expect(await runRetention({ now })).toBe(true)
  const left = await db.tourRequest.findMany({ where: { erasedAt: null } })
  expect(left.map(({ id: each }) => each)).toEqual([id])
})
