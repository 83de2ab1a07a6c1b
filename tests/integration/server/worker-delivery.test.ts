import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { listAlarms } from '@/lib/desk/alerts/list-alarms'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { recoverStrandedLeads, type StrandedLimits } from '@/lib/leads/tour-requests/stranded'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { type Repetition, repeat } from '@/lib/server/handlers/repeat'
import { startWorker, type Worker } from '@/lib/server/worker/start-worker'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { until } from '../../support/until'

const sink = await vi.hoisted(async () => {
  const { startSmtpSink } = await import('../../support/smtp-sink')
  const started = await startSmtpSink()
  process.env.SMTP_URL = started.url
  return started
})

vi.mock('@/lib/leads/tour-requests/alert-mail', async (original) => {
  const real = await original<typeof import('@/lib/leads/tour-requests/alert-mail')>()
  return {
    ...real,
    composeAlert: (...given: Parameters<typeof real.composeAlert>) => {
      if (given[0].name === 'Poison') throw new RangeError('this lead cannot be told')
      return real.composeAlert(...given)
    },
  }
})

const manager: Actor = {
  id: null,
  username: 'manager',
  role: 'admin',
  communityIds: [],
  mayPublish: true,
  ipAddress: null,
  requestId: null,
}

let worker: Worker | undefined
let recovery: Repetition | undefined

/** Forgets cached values first: the test reads sooner than an edit notice arrives. */
async function addRecipients(...emails: string[]): Promise<void> {
  await db.emailRecipient.createMany({ data: emails.map((email) => ({ email })) })
  forgetRemembered()
}

/** Starts a worker, and the search for stranded leads with limits that a test can wait for. */
function work(limits?: StrandedLimits): void {
  worker = startWorker({ pollMs: 100 })
  if (limits) recovery = repeat('stranded leads', 100, () => recoverStrandedLeads(limits))
}

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, site_settings, rate_limits cascade`
  await db.$executeRaw`truncate outbox_items cascade`
  await addRecipients('desk@example.com')
  sink.messages.length = 0
  sink.connectedAt.length = 0
  await sink.setMode('accept')
})

afterEach(async () => {
  await Promise.all([recovery?.stop(), worker?.stop()])
  recovery = undefined
  worker = undefined
})

afterAll(() => sink.close())

const stored = (transactionId: string) =>
  db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    include: {
      deliveries: { where: { kind: 'lead-alert' }, include: { attempts: { orderBy: { number: 'asc' } } } },
      events: true,
    },
  })

const delivered = (transactionId: string, times = 1) =>
  until('the alert is delivered', async () => {
    const lead = await stored(transactionId)
    return lead.deliveries.filter(({ state }) => state === 'sent').length === times && lead
  })

test('T33: leads arriving one after another are all delivered, each once and after it was stored', async ({
  annotate,
}) => {
  work()
  const sent: string[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    sent.push((await acceptedLead(leadBody(), { from: null })).transactionId)
  }
  const leads = await Promise.all(sent.map((id) => delivered(id)))
  expect(sink.messages).toHaveLength(40)
  const delays = leads.map((lead) => {
    const mail = sink.messages.find(({ parsed }) => parsed.messageId?.includes(lead.id))
    expect(mail?.receivedAt).toBeGreaterThanOrEqual(lead.createdAt.getTime())
    return (mail?.receivedAt ?? 0) - lead.createdAt.getTime()
  })
  delays.sort((a, b) => a - b)
  await annotate(`receipt to SMTP accept: median ${delays[20]} ms, longest ${delays.at(-1)} ms`)
})

describe('T39: a mail server in trouble', () => {
  test.each(['refuse', '421', '451', 'cut', 'hang'] as const)(
    '%s: retried until it recovers',
    async (mode) => {
      await sink.setMode(mode)
      work()
      const { transactionId } = await acceptedLead(leadBody())
      const failed = await until('an attempt has failed', async () => {
        const [delivery] = (await stored(transactionId)).deliveries
        return delivery?.attempts.some(({ outcome }) => outcome === 'temporary-failure') && delivery
      })
      expect(failed.lastError).toBeTruthy()
      await sink.setMode('accept')
      const lead = await delivered(transactionId)
      expect(lead.deliveries[0]?.attempts.at(-1)).toMatchObject({ outcome: 'sent' })
      expect(lead.deliveries[0]?.lastError).toBeNull()
      expect(sink.messages).toHaveLength(1)
      expect(await db.emailRecipient.count({ where: { failedAt: { not: null } } })).toBe(0)
    },
  )

  test('550 for one of three stops that one at once, flags it and leaves the others alone', async () => {
    await addRecipients('Gone@example.com', 'third@example.com')
    await sink.setMode({ reject: 'gone@example.com' })
    work()
    const { transactionId } = await acceptedLead(leadBody())
    await delivered(transactionId, 2)
    const refused = await until('the refusal is recorded', async () =>
      (await stored(transactionId)).deliveries.find(({ state }) => state === 'failed'),
    )
    expect(refused).toMatchObject({ target: 'gone@example.com', attemptCount: 1 })
    expect(refused.attempts).toMatchObject([
      { outcome: 'permanent-failure', responseCode: 550, faultOf: 'recipient' },
    ])
    const flagged = await db.emailRecipient.findMany({ where: { failedAt: { not: null } } })
    expect(flagged).toMatchObject([{ email: 'Gone@example.com', lastError: expect.stringContaining('550') }])
    expect((await stored(transactionId)).alarmedAt).toBeNull()

    await sink.setMode('accept')
    await delivered((await acceptedLead(leadBody())).transactionId, 3)
    expect(await db.emailRecipient.count({ where: { failedAt: { not: null } } })).toBe(0)
  })

  test('when the last hope is refused, a person is alarmed', async () => {
    await sink.setMode({ reject: 'desk@example.com' })
    work()
    const { transactionId } = await acceptedLead(leadBody())
    const lead = await until('the alarm', async () => {
      const found = await stored(transactionId)
      return found.alarmedAt && found
    })
    expect(lead.events.find(({ type }) => type === 'alarm')?.data).toEqual({
      reason: 'every-delivery-failed',
    })
    expect(await listAlarms(manager)).toMatchObject([{ id: lead.id }])
    await sink.setMode('accept')
    await resendDelivery(manager, lead.deliveries[0]?.id ?? '')
    await delivered(transactionId)
    expect(await listAlarms(manager)).toEqual([])
  })
})

describe('T44: what cannot be delivered, and what got lost', () => {
  test('a lead whose message cannot be written is set aside, others flow, and it can be sent again', async () => {
    work()
    const poison = await acceptedLead(leadBody({ name: 'Poison' }))
    await delivered((await acceptedLead(leadBody())).transactionId)
    const lead = await until('the poison is set aside', async () => {
      const found = await stored(poison.transactionId)
      return found.deliveries[0]?.state === 'failed' && found
    })
    expect(lead.deliveries[0]?.attempts).toHaveLength(3)
    expect(lead.alarmedAt).not.toBeNull()
    await db.tourRequest.update({ where: { id: lead.id }, data: { name: 'Ann' } })
    await resendDelivery(manager, lead.deliveries[0]?.id ?? '')
    await delivered(poison.transactionId)
  })

  test('a lead whose deliveries were deleted by hand gets new ones and an alarm', async () => {
    const { transactionId } = await acceptedLead(leadBody())
    await db.outboxItem.deleteMany()
    work({ orphanedAfterMs: 500 })
    const lead = await delivered(transactionId)
    expect(lead.events.find(({ type }) => type === 'alarm')?.data).toEqual({ reason: 'delivery-lost' })
    expect(sink.messages).toHaveLength(1)
  })

  test('a lead that has reached nobody for minutes raises the alarm while the attempts go on', async () => {
    await sink.setMode('refuse')
    const { transactionId } = await acceptedLead(leadBody())
    work({ undeliveredAfterMs: 500 })
    const lead = await until('the alarm', async () => {
      const found = await stored(transactionId)
      return found.alarmedAt && found
    })
    expect(lead.events.find(({ type }) => type === 'alarm')?.data).toEqual({
      reason: 'undelivered-for-minutes',
    })
    await sink.setMode('accept')
    await delivered(transactionId)
  })

  test('quarantined leads and those somebody has tried to reach are left alone', async () => {
    await acceptedLead(leadBody({ honeypot: 'x' }))
    await acceptedLead(leadBody())
    await db.tourRequest.updateMany({ where: { quarantinedAt: null }, data: { firstAttemptAt: new Date() } })
    await db.outboxItem.deleteMany()
    const marker = await acceptedLead(leadBody())
    await db.outboxItem.deleteMany()
    work({ orphanedAfterMs: 500 })
    await delivered(marker.transactionId)
    expect(await db.outboxItem.count({ where: { kind: 'lead-alert' } })).toBe(1)
    expect(await db.tourRequest.count({ where: { alarmedAt: { not: null } } })).toBe(1)
  })

  test('when recipients are entered later, the waiting lead goes out', async () => {
    await db.emailRecipient.deleteMany()
    forgetRemembered()
    const { transactionId } = await acceptedLead(leadBody())
    expect((await stored(transactionId)).alarmedAt).not.toBeNull()
    work({ orphanedAfterMs: 500 })
    await addRecipients('new@example.com')
    await delivered(transactionId)
    expect(sink.messages[0]?.to).toEqual(['new@example.com'])
  })
})

test('a row that a living worker has leased without knowing it (the answer was lost) is taken again', async () => {
  const { id } = await stored((await acceptedLead(leadBody())).transactionId)
  await db.$executeRaw`
    update outbox_items set state = 'leased', lease_owner = 'lost', lease_expires_at = now() + interval '500 ms'`
  work()
  await sink.waitFor(({ parsed }) => parsed.messageId?.includes(id) ?? false, 60_000)
})

test('T52: what a visitor types changes no envelope and no header', async () => {
  work()
  const { transactionId } = await acceptedLead(
    leadBody({
      name: 'Ann\r\nBcc: x@y.com',
      email: 'ann+x@example.com',
      message: '<a href="http://evil">x</a>\r\n.\r\nRCPT',
    }),
  )
  const lead = await delivered(transactionId)
  const mail = sink.messages.find(({ to }) => to.includes('desk@example.com'))
  expect(mail).toMatchObject({ to: ['desk@example.com'], from: 'leads@localhost' })
  expect(mail?.parsed.subject).toMatch(/^Call (by|now)[^:]*.*: Tour request \([A-Z0-9]{6}\)$/)
  expect(mail?.parsed.bcc).toBeUndefined()
  expect(mail?.parsed.replyTo?.[0]?.address).toBe('ann+x@example.com')
  expect(mail?.parsed.html).not.toContain('<a href="http://evil')
  expect(mail?.parsed.text).toContain('<a href="http://evil">x</a>')
  expect(mail?.parsed.messageId).toMatch(new RegExp(`^<lead-${lead.id}-[0-9a-f]{12}@localhost>$`))
})
