import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { givenKey } from '../../support/api-keys'
import { buildLeadPrograms, type Program, sendLead } from '../../support/lead-programs'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink'
import { startTcpProxy } from '../../support/tcp-proxy'
import { until } from '../../support/until'

let programs: Awaited<ReturnType<typeof buildLeadPrograms>>
let line: Awaited<ReturnType<typeof startTcpProxy>>
let door: Program
let sink: SmtpSink
let data: string
let partner: Awaited<ReturnType<typeof givenKey>>

beforeAll(async () => {
  programs = await buildLeadPrograms()
})

afterAll(() => programs.remove())

beforeEach(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  sink = await startSmtpSink()
  data = await mkdtemp(join(tmpdir(), 'porchlight-away-'))
  await db.emailRecipient.deleteMany()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  partner = await givenKey(['leads:write'])
  door = await programs.start('intake', {
    DATABASE_URL: line.through(url.href),
    SMTP_URL: sink.url,
    DATA_DIR: data,
    JOURNAL_DIR: join(data, 'journal'),
  })
})

afterEach(async () => {
  await door.kill()
  await line.close()
  await sink.close()
  await rm(data, { recursive: true })
})

const post = (body: unknown) => sendLead(door, body)

test.each(['cut', 'black-hole'] as const)(
  'T91: while the database is away (%s) every lead is taken, people are alerted from memory, and it is stored once with its own time',
  async (mode) => {
    // Warms up the pool: losing open connections is the harder case.
    expect((await post(leadBody())).status).toBe(201)
    const before = await db.tourRequest.count()
    line.setMode(mode)
    const body = leadBody({ name: 'Canary Smith', email: 'canary@example.com', message: 'canary message' })
    const asked = Date.now()
    const taken = await post(body)
    const answered = Date.now()
    expect([taken.status, await taken.json()]).toEqual([
      201,
      { transactionId: body.transactionId, promise: expect.any(String) },
    ])
    // 2.75 seconds, and what a busy machine adds.
    expect(answered - asked).toBeLessThan(5_000)
    expect((await post(body)).status).toBe(200)
    const others = await Promise.all(Array.from({ length: 5 }, () => post(leadBody())))
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(201))
    const byPartner = await sendLead(door, leadBody(), partner.headers)
    expect([byPartner.status, await byPartner.json()]).toEqual([
      201,
      expect.objectContaining({ receipt: expect.any(String), statusUrl: expect.any(String) }),
    ])
    const stranger = await sendLead(door, leadBody(), { authorization: 'Bearer plk_live_of_nobody' })
    expect(stranger.status).toBe(401)
    await until('all are alerted from memory', () => sink.messages.length === 7, 30_000)

    line.setMode('pass')
    await until('all are stored', async () => (await db.tourRequest.count()) === before + 7)
    expect((await post(body)).status).toBe(200)
    expect(await db.tourRequest.count()).toBe(before + 7)
    const lead = await db.tourRequest.findUniqueOrThrow({
      where: { transactionId: String(body.transactionId) },
      include: { deliveries: { where: { kind: 'lead-alert' } } },
    })
    expect(lead.createdAt.getTime()).toBeLessThanOrEqual(answered)
    expect(lead.deliveries).toMatchObject([{ state: 'sent', target: 'desk@example.com' }])
    expect(sink.messages).toHaveLength(7)
    expect(door.output()).toContain('a lead could not be stored')
    for (const canary of ['Canary', 'canary', String(body.phone)]) expect(door.output()).not.toContain(canary)
  },
  120_000,
)

test('T37: without a journal a database that is away is said at once', async () => {
  await db.siteSettings.create({
    data: {
      companyName: 'Maple House',
      companyPhoneDisplay: '(303) 555-0100',
      companyPhoneDial: '+13035550100',
    },
  })
  await door.kill()
  door = await programs.start('intake', { DATABASE_URL: line.through(process.env.DATABASE_URL ?? '') })
  expect((await post(leadBody())).status).toBe(201)
  line.setMode('black-hole')
  const asked = Date.now()
  const refused = await post(leadBody())
  expect(Date.now() - asked).toBeLessThan(5_000)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3)
  expect(((await refused.json()) as { message: string }).message).toMatch(/call us at \(\d{3}\) \d{3}-\d{4}/)
})

test('a worker that loses its database during a job finishes it after reconnecting', async () => {
  const hanging = await startSmtpSink('hang')
  const databaseUrl = line.through(process.env.DATABASE_URL ?? '')
  const worker = await programs.start('worker', { DATABASE_URL: databaseUrl, SMTP_URL: hanging.url })
  try {
    const { transactionId } = await acceptedLead(leadBody())
    const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    await until('the worker talks to the mail server', () => hanging.connectedAt.length > 0)
    line.setMode('cut')
    await until(
      'the job cannot be ended',
      () => worker.output().includes('could not be recorded yet'),
      120_000,
    )
    await hanging.setMode('accept')
    line.setMode('pass')
    await hanging.waitFor(({ parsed }) => parsed.messageId?.includes(lead.id) ?? false, 120_000)
  } finally {
    await worker.kill()
    await hanging.close()
  }
}, 300_000)
