import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readRecipientTest, sendRecipientTest } from '@/lib/desk/alerts/recipient-test'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startWorker } from '@/lib/server/worker/start-worker'
import { somebody } from '@/tests/support/admin-fixtures'
import { type SmtpMode, startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, email_recipients, outbox_items, rate_limits cascade`
})

/** A recipient who refused mail before, and the result of a test. */
async function tested(mode: SmtpMode | null) {
  const sink = mode && (await startSmtpSink(mode))
  env().SMTP_URL = sink?.url
  const worker = startWorker({ pollMs: 50 })
  onTestFinished(async () => {
    await worker.stop()
    await sink?.close()
    env().SMTP_URL = undefined
  })
  const { id, updatedAt } = await db.emailRecipient.create({
    data: { email: 'Desk@example.com', failedAt: new Date(0), lastError: 'refused long ago' },
  })
  expect(await sendRecipientTest(admin, id)).toMatchObject({ state: 'waiting', to: 'Desk@example.com' })
  const result = await until('it is known what became of it', async () => {
    const now = await readRecipientTest(admin, id)
    return now?.state === 'waiting' ? null : now
  })
  const recipient = await db.emailRecipient.findUniqueOrThrow({ where: { id } })
  expect(recipient.updatedAt).toEqual(updatedAt)
  return { id, sink, result, recipient }
}

test('an accepted test says it is a test, shows the server’s answer and clears the refusal; no lead is touched', async () => {
  const { id, sink, result, recipient } = await tested('accept')
  expect(result).toMatchObject({ state: 'sent', words: expect.stringMatching(/^250/) })
  expect(recipient).toMatchObject({ failedAt: null, lastError: null })
  const [mail] = sink?.messages ?? []
  expect(mail?.to).toEqual(['Desk@example.com'])
  expect(mail?.parsed.subject).toBe('This is a test: no family has written [test]')
  expect(mail?.parsed.text).toContain('a admin sent it')
  expect(await db.tourRequest.count()).toBe(0)
  expect(await db.leadEvent.count()).toBe(0)
  expect(await db.auditEntry.count({ where: { action: 'recipient.test', entityId: id } })).toBe(1)
})

test('a rejected test marks the recipient as a rejected alert does', async () => {
  const { result, recipient } = await tested({ reject: 'desk@example.com' })
  expect(result).toMatchObject({ state: 'failed', words: expect.stringContaining('550 No such user here') })
  expect(recipient.lastError).toContain('550 No such user here')
  expect(recipient.failedAt?.getTime()).toBeGreaterThan(0)
})

test('without a mail server the test is kept, not delivered, and proves nothing about the recipient', async () => {
  const { result, recipient } = await tested(null)
  expect(result).toMatchObject({ state: 'kept', words: null })
  expect(recipient).toMatchObject({ failedAt: new Date(0), lastError: 'refused long ago' })
})

test('one test a minute, by people who may edit recipients', async () => {
  const { id } = await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  for (const role of ['viewer', 'editor', 'counselor', 'analyst'] as const) {
    await expect(sendRecipientTest(somebody(role), id)).rejects.toMatchObject({ status: 403 })
    await expect(readRecipientTest(somebody(role), id)).rejects.toMatchObject({ status: 403 })
  }
  await expect(sendRecipientTest(admin, crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
  await sendRecipientTest(admin, id)
  await expect(sendRecipientTest(admin, id)).rejects.toMatchObject({ status: 429 })
  expect(await db.outboxItem.count()).toBe(1)
})
