import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { buildLeadPrograms, type Program, sendLead } from '../../support/lead-programs'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { startSmtpSink } from '../../support/smtp-sink'
import { startTcpProxy } from '../../support/tcp-proxy'
import { until } from '../../support/until'

let programs: Awaited<ReturnType<typeof buildLeadPrograms>>
let line: Awaited<ReturnType<typeof startTcpProxy>>
let door: Program

beforeAll(async () => {
  programs = await buildLeadPrograms()
})

afterAll(() => programs.remove())

beforeEach(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  door = await programs.start('intake', { DATABASE_URL: line.through(url.href) })
})

afterEach(async () => {
  await door.kill()
  await line.close()
})

const post = (body: unknown) => sendLead(door, body)

test.each(['cut', 'black-hole'] as const)(
  'T37: a database that is away (%s) is said at once, and the retried lead is stored once',
  async (mode) => {
    // Warms up the pool: losing open connections is the harder case.
    expect((await post(leadBody())).status).toBe(201)
    const before = await db.tourRequest.count()
    line.setMode(mode)
    const body = leadBody({ name: 'Canary Smith', email: 'canary@example.com', message: 'canary message' })
    const refused = await post(body)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3)
    expect(((await refused.json()) as { message: string }).message).toMatch(
      /call us at \(\d{3}\) \d{3}-\d{4}/,
    )

    line.setMode('pass')
    await until('the retry is stored', async () => (await post(body)).ok)
    expect((await post(body)).status).toBe(200)
    expect(await db.tourRequest.count()).toBe(before + 1)
    expect(door.output()).toContain('a lead could not be stored')
    for (const canary of ['Canary', 'canary', String(body.phone)]) expect(door.output()).not.toContain(canary)
  },
)

test('a worker that loses its database during a job finishes it after reconnecting', async () => {
  const sink = await startSmtpSink('hang')
  const databaseUrl = line.through(process.env.DATABASE_URL ?? '')
  const worker = await programs.start('worker', { DATABASE_URL: databaseUrl, SMTP_URL: sink.url })
  try {
    await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
    const { transactionId } = await acceptedLead(leadBody())
    const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    await until('the worker talks to the mail server', () => sink.connectedAt.length > 0)
    line.setMode('cut')
    await until(
      'the job cannot be ended',
      () => worker.output().includes('could not be written down yet'),
      120_000,
    )
    await sink.setMode('accept')
    line.setMode('pass')
    await sink.waitFor(({ parsed }) => parsed.messageId?.includes(lead.id) ?? false, 120_000)
  } finally {
    await worker.kill()
    await sink.close()
  }
}, 300_000)
