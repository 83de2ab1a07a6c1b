import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startHttpStub } from '@/tests/support/http-stub'
import { startInstance } from '@/tests/support/instance'
import { leadBody } from '@/tests/support/lead-requests'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

/** Accepts every request and never responds. */
async function startHanging() {
  const stub = await startHttpStub('hang')
  onTestFinished(() => stub.close())
  return stub
}

async function startServer() {
  const [botCheck, reports, mail] = [await startHanging(), await startHanging(), await startSmtpSink()]
  const server = await startInstance('web', {
    databaseUrl: env().DATABASE_URL,
    env: {
      WORKER: 'on',
      SMTP_URL: mail.url,
      TURNSTILE_SECRET_KEY: 'turnstile-secret',
      TURNSTILE_VERIFY_URL: `${botCheck.url}/siteverify`,
      SENTRY_DSN: reports.url.replace('http://', 'http://publickey@').concat('/42'),
    },
  })
  onTestFinished(async () => {
    await server.kill()
    await mail.close()
  })
  return { server, botCheck, reports, mail }
}

function sendLead(url: string, index: number): Promise<Response> {
  return fetch(`${url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      leadBody({ phone: `(303) 555-01${10 + index}`, captchaToken: `good-${randomUUID()}` }),
    ),
  })
}

test('T41: services that never respond delay neither a lead nor its alert', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await db.$executeRaw`alter table faqs rename to faqs_away`
  onTestFinished(async () => {
    await db.$executeRaw`alter table faqs_away rename to faqs`
  })
  const { server, botCheck, reports, mail } = await startServer()
  await fetch(`${server.url}/faqs`, { headers: { accept: 'text/html' } })
  await until('the error is being reported', () => reports.requests.length > 0)

  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => sendLead(server.url, index)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(botCheck.requests.length).toBe(8)
  await until('all are alerted', () => mail.messages.length >= 8)
})
