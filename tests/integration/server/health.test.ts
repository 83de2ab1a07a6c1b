import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { confirmSender } from '@/lib/desk/mail/confirm-sender'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { storedMail } from '@/lib/platform/mail/stored-mail'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import * as handlers from '@/lib/server/handlers/registry'
import { healthReport } from '@/lib/server/health/health-report'
import { watchHealth } from '@/lib/server/health/watch'
import { startHttpStub } from '@/tests/support/http-stub'

const outside = await startHttpStub()
afterAll(() => outside.close())

beforeAll(() => {
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  env().ALARM_URL = `${outside.url}/alarm`
  env().HEARTBEAT_URL = `${outside.url}/beat`
})
beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, outbox_items, health_signs, backup_runs, email_recipients cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const takenAt = new Date()
  await db.backupRun.create({
    data: { kind: 'backup', startedAt: takenAt, takenAt, succeeded: true, detail: 'fine' },
  })
  // A worker was active a moment ago.
  await db.healthSign.create({ data: { part: 'worker', seenAt: takenAt } })
  outside.requests.length = 0
  outside.setMode({ status: 200 })
})

const partOf = async (name: string) =>
  (await healthReport(actorOfRole('admin'))).find((line) => line.name === name)
const told = () =>
  outside.requests
    .filter(({ path }) => path === '/alarm')
    .map(({ body }) => JSON.parse(body) as { part: string; state: string; text: string })
const beats = () => outside.requests.filter(({ path, method }) => path === '/beat' && method === 'GET').length

async function mailThatFails(): Promise<string> {
  await enqueue(db, { kind: 'visitor-mail', channel: 'email', target: 'ann@example.com' })
  const { id } = await db.outboxItem.findFirstOrThrow()
  const failing = { attemptCount: 2, lastError: 'try later', dueAt: new Date(Date.now() + 60_000) }
  await db.outboxItem.update({ where: { id }, data: failing })
  const attempt = { outcome: 'temporary-failure', response: 'try later', faultOf: 'channel' }
  await db.outboxAttempt.create({ data: { itemId: id, number: 2, finishedAt: new Date(), ...attempt } })
  return id
}

/** A message that its recipient refused for good. */
async function refusedBy(target: string, channel = 'email'): Promise<void> {
  const finishedAt = new Date()
  const item = { kind: 'visitor-mail', channel, target, state: 'failed', attemptCount: 1, finishedAt }
  const response = '550 no such user'
  const attempt = { number: 1, outcome: 'permanent-failure', finishedAt, response, faultOf: 'recipient' }
  await db.outboxItem.create({ data: { ...item, lastError: response, attempts: { create: attempt } } })
}

test('J1: all is well: every part says so, and the heartbeat goes out', async () => {
  const lines = await healthReport(actorOfRole('admin'))
  expect(lines.filter(({ state }) => state === 'bad')).toEqual([])
  await watchHealth()()
  expect(beats()).toBe(1)
  expect(told()).toEqual([])
  expect(await partOf('heartbeat')).toMatchObject({ state: 'good', lastGoodAt: expect.any(String) })
})

test('J1: what carries requests turns red: told outside once, and again when it is green; the heartbeat stops', async () => {
  const watch = watchHealth({ redAfterMs: 0 })
  const id = await mailThatFails()
  await watch()
  await watch()
  expect(told()).toMatchObject([
    { part: 'channel-email', state: 'red', text: expect.stringContaining('try later') },
  ])
  expect(beats()).toBe(0)
  expect(await partOf('channel-email')).toMatchObject({ state: 'bad', todo: expect.any(String) })

  await db.outboxItem.update({
    where: { id },
    data: { state: 'sent', finishedAt: new Date(), lastError: null },
  })
  await watch()
  expect(told().map(({ state }) => state)).toEqual(['red', 'green'])
  expect(beats()).toBe(1)

  // Not sent again within the hour.
  await db.outboxItem.update({
    where: { id },
    data: { state: 'due', finishedAt: null, lastError: 'try later' },
  })
  await watch()
  expect(told()).toHaveLength(2)
})

test('T102: a mistyped address of one visitor turns nothing red, and several in a row do', async () => {
  const watch = watchHealth({ redAfterMs: 0 })
  for (let mail = 1; mail <= 4; mail += 1) await refusedBy('ann@gmial.example')
  await refusedBy('bob@exmaple.example')
  await watch()
  expect(await partOf('channel-email')).toMatchObject({ state: 'good' })
  expect(told()).toEqual([])
  expect(beats()).toBe(1)
  await refusedBy('cem@exmple.example')
  expect(await partOf('channel-email')).toMatchObject({
    state: 'bad',
    words: '3 recipients were rejected in a row. The last response: 550 no such user',
  })
  const accepted = { kind: 'visitor-mail', channel: 'email', state: 'sent', finishedAt: new Date() }
  await db.outboxItem.create({ data: accepted })
  expect(await partOf('channel-email')).toMatchObject({ state: 'good', lastGoodAt: expect.any(String) })
})

test('T102: each channel of the registry has a name, and each link leads to a page that exists', async () => {
  const channels = new Set(Object.values(handlers).map(({ channel = 'none' }) => channel))
  for (const channel of ['push', ...channels]) await refusedBy('one', channel)
  const lines = await healthReport(actorOfRole('admin'))
  const named = lines.filter(({ name }) => name.startsWith('channel-') && name !== 'channel-none')
  expect(named.length).toBeGreaterThan(5)
  for (const { name, title, state } of named) {
    expect(title, name).not.toBe(name.replace('channel-', ''))
    expect(state, name).toBe('good')
  }
  for (const { href } of lines) {
    const [path = ''] = href?.split(/[?#]/) ?? []
    const isRecordList = /^\/admin\/(email-recipients|inbound-mails)$/.test(path)
    const folder = path.replace(/^\/admin\/connections\/\w+$/, '/admin/connections/[name]')
    if (path && !isRecordList) expect(existsSync(`app${folder}/page.tsx`), path).toBe(true)
  }
})

test('T102: the bot check recovers by its own probe', async () => {
  env().TURNSTILE_SECRET_KEY = 'secret'
  env().TURNSTILE_VERIFY_URL = `${outside.url}/siteverify`
  const lead = { name: 'Ann', phone: '1', transactionId: 'unchecked', botCheck: 'unavailable' }
  await db.tourRequest.create({ data: lead })
  outside.setMode({ status: 500 })
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    expect(await partOf('bot-check')).toMatchObject({ state: 'bad' })
    outside.setMode({ status: 200, body: { success: false, 'error-codes': ['invalid-input-response'] } })
    vi.advanceTimersByTime(61_000)
    expect(await partOf('bot-check')).toMatchObject({ state: 'good', words: 'The provider responds' })
  } finally {
    vi.useRealTimers()
    delete env().TURNSTILE_SECRET_KEY
  }
})

// The tests' own PostgreSQL runs with fsync off.
test('T103: what can be lost is said even where it was accepted', async () => {
  const words = expect.stringContaining('fsync is off in PostgreSQL: confirmed leads can be lost')
  expect(await partOf('durability')).toMatchObject({ state: 'off', words })
  env().DATABASE_MAY_FORGET = 'off'
  try {
    expect(await partOf('durability')).toMatchObject({ state: 'bad', words })
  } finally {
    env().DATABASE_MAY_FORGET = 'on'
  }
})

test('J1: an alarm that nobody took is told again', async () => {
  const watch = watchHealth({ redAfterMs: 0 })
  await mailThatFails()
  outside.setMode({ status: 500 })
  await watch()
  expect(await partOf('alarm')).toMatchObject({ state: 'bad' })
  outside.setMode({ status: 200 })
  await watch()
  expect(told()).toHaveLength(2)
  await watch()
  expect(told()).toHaveLength(2)
})

test('T84: a backup older than 26 hours, or one that failed, alarms', async () => {
  await db.backupRun.updateMany({ data: { takenAt: new Date(Date.now() - 27 * 3_600_000) } })
  await watchHealth({ redAfterMs: 0 })()
  expect(told()).toMatchObject([{ part: 'backup', state: 'red' }])
  // It carries no requests, so the heartbeat goes on.
  expect(beats()).toBe(1)
  const now = new Date()
  await db.backupRun.create({
    data: { kind: 'backup', startedAt: now, succeeded: false, detail: 'the disk is full' },
  })
  expect(await partOf('backup')).toMatchObject({
    state: 'bad',
    words: 'The last one failed: the disk is full',
  })
})

test('T43: with nobody to tell, health warns', async () => {
  await db.emailRecipient.deleteMany()
  forgetRemembered()
  expect(await partOf('leads')).toMatchObject({ state: 'bad', href: '/admin/email-recipients' })
})

test('work that nobody takes, and a request that reached nobody, are red', async () => {
  forgetRemembered()
  const lead = { name: 'Ann', phone: '1', transactionId: 'unheard', alarmedAt: new Date() }
  const { id } = await db.tourRequest.create({ data: lead })
  expect(await partOf('leads')).toMatchObject({ state: 'bad', words: 'One request has reached no one' })
  await db.$executeRaw`insert into outbox_items (id, kind, channel, due_at, tour_request_id)
    values (gen_random_uuid(), 'lead-alert', 'email', now() - interval '2 minutes', ${id}::uuid)`
  expect(await partOf('worker')).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('One task'),
  })
})

test('a sender that is not of the site is red until an administrator confirms it, and again when it changes', async () => {
  const admin = actorOfRole('admin')
  const settings = (MAIL_FROM: string | undefined) => {
    env().MAIL_FROM = MAIL_FROM
  }
  onTestFinished(() => settings('Porchlight Senior Living <leads@localhost>'))
  expect(await partOf('mail-sender')).toMatchObject({ state: 'good', words: 'leads@localhost' })
  settings('Porchlight <leads@porchlight.example>')
  expect(await partOf('mail-sender')).toMatchObject({
    state: 'bad',
    words: 'Email comes from leads@porchlight.example, which is not at localhost',
    action: { path: 'mail-sender', body: { address: 'leads@porchlight.example' } },
  })
  await expect(confirmSender(actorOfRole('editor'), 'leads@porchlight.example')).rejects.toMatchObject({
    status: 403,
  })
  await expect(confirmSender(admin, 'leads@localhost')).rejects.toMatchObject({ status: 409 })
  await confirmSender(admin, 'leads@porchlight.example')
  expect(await partOf('mail-sender')).toMatchObject({
    state: 'good',
    words: expect.stringContaining('admin confirmed it'),
  })
  settings('Porchlight <desk@porchlight.example>')
  expect(await partOf('mail-sender')).toMatchObject({ state: 'bad' })
  settings('Porchlight <leads@porchlight.example>')
  expect(await partOf('mail-sender')).toMatchObject({ state: 'bad' })
})

test('without an address mail is kept instead of sent under an invented one, and that is red', async () => {
  const { MAIL_FROM } = env()
  env().MAIL_FROM = undefined
  onTestFinished(async () => {
    env().MAIL_FROM = MAIL_FROM
    await db.siteSettings.deleteMany()
    forgetRemembered()
  })
  await db.siteSettings.deleteMany()
  forgetRemembered()
  expect(await partOf('mail-sender')).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('No sender address'),
  })
  const mail = storedMail({ target: 'ann@example.com', subject: 'x', text: 'x', html: 'x' } as LeasedItem)
  expect(await sendOutcome(mail, new AbortController().signal)).toEqual({ outcome: 'kept' })
  await db.siteSettings.create({ data: { companyName: 'Evergrove', companyEmail: 'hello@mail.localhost' } })
  forgetRemembered()
  expect(await partOf('mail-sender')).toMatchObject({ state: 'good', words: 'hello@mail.localhost' })
})

test.each(['viewer', 'counselor', 'analyst', 'editor'] as const)('a %s does not read it', async (role) => {
  await expect(healthReport(actorOfRole(role))).rejects.toMatchObject({ status: 403 })
})

function actorOfRole(role: Actor['role']): Actor {
  const rest = { communityIds: [], mayPublish: true, ipAddress: null, requestId: null }
  return { id: null, username: role, role, ...rest }
}
