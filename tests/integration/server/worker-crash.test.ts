import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { alertStaff } from '@/lib/leads/tour-requests/lead-alert'
import { db, pool, type Tx } from '@/lib/platform/database/db'
import { alertingPrograms } from '../../support/alerting-programs'
import { type Program, sendLead } from '../../support/lead-programs'
import { acceptedLead, leadBody, somePhone } from '../../support/lead-requests'
import { until } from '../../support/until'

const BUSY_MACHINE_MS = 180_000

const { sink, start } = await alertingPrograms()

/** Repeats a request while the response is 503 (a busy database), as browsers and partners do. */
async function insist(door: Program, body: unknown): Promise<Response> {
  const answer = await sendLead(door, body)
  return answer.status === 503 ? insist(door, body) : answer
}

const deliveries = () =>
  db.outboxItem.findMany({
    where: { kind: 'lead-alert' },
    include: { attempts: { orderBy: { number: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  })

const allSent = (count: number) =>
  until(
    `${count} alerts are sent`,
    async () => (await db.outboxItem.count({ where: { state: 'sent' } })) === count,
    BUSY_MACHINE_MS,
  )

test(
  'T34: a worker killed before DATA leaves its attempt visible, and another one delivers once',
  async () => {
    await sink.setMode('hang')
    const first = await start('worker')
    await acceptedLead(leadBody())
    await until('the worker has reached the mail server', () => sink.connectedAt.length > 0)
    await first.kill()
    await sink.setMode('accept')
    await start('worker')
    await allSent(1)
    const [delivery] = await deliveries()
    expect(delivery?.attempts).toMatchObject([
      { number: 1, outcome: null, finishedAt: null },
      { number: 2, outcome: 'sent' },
    ])
    expect(sink.messages).toHaveLength(1)
  },
  BUSY_MACHINE_MS,
)

test(
  'T35: a worker killed after the server took the mail sends at most one more, recognizable as the same',
  async () => {
    // Stops the worker between the mail server's 250 and our own record of it.
    const holder = await pool().connect()
    await holder.query('select pg_advisory_lock(35)')
    await pool().query(`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(35); return new; end $$`)
    await pool().query(
      `create trigger hold before update on outbox_attempts for each row execute function hold()`,
    )
    try {
      const first = await start('worker')
      await acceptedLead(leadBody())
      await sink.waitFor(() => true, BUSY_MACHINE_MS)
      await first.kill()
    } finally {
      await holder.query('select pg_advisory_unlock(35)')
      holder.release()
      await pool().query('drop function hold() cascade')
    }
    await start('worker')
    await allSent(1)
    expect(sink.messages).toHaveLength(2)
    const [one, other] = sink.messages.map(({ parsed }) => ({
      id: parsed.messageId,
      subject: parsed.subject,
    }))
    expect(one?.id).toMatch(/^<lead-/)
    expect(other).toEqual(one)
  },
  BUSY_MACHINE_MS,
)

test(
  'T42: two workers, then one, then three, deliver 500 leads once each',
  async () => {
    const workers = [await start('worker'), await start('worker')]
    const some = async (count: number) => {
      const rows = Array.from({ length: count }, () => {
        const id = randomUUID()
        return { id, name: 'Ann', phone: somePhone(), transactionId: id }
      })
      await db.tourRequest.createMany({ data: rows })
      const ask = async (tx: Tx) => {
        for (const { id } of rows) await alertStaff(tx, id, ['desk@example.com'])
      }
      await db.$transaction(ask, { timeout: BUSY_MACHINE_MS })
    }
    await some(200)
    // A deployment's stop: running items are finished first.
    const [leaving] = workers
    expect(await leaving?.stop()).toBe(0)
    await some(150)
    await start('worker')
    await start('worker')
    await some(150)
    await allSent(500)
    expect(sink.messages).toHaveLength(500)
    expect(new Set(sink.messages.map(({ parsed }) => parsed.messageId)).size).toBe(500)
  },
  BUSY_MACHINE_MS,
)

test(
  'T23: a door killed the moment it has answered has stored the lead and what is due',
  async () => {
    const door = await start('intake')
    const response = await sendLead(door, leadBody())
    door.kill()
    expect(response.status).toBe(201)
    const { transactionId } = (await response.json()) as { transactionId: string }
    expect(await db.tourRequest.count({ where: { transactionId } })).toBe(1)
    expect(await deliveries()).toMatchObject([{ state: 'due', attemptCount: 0 }])
  },
  BUSY_MACHINE_MS,
)

test(
  'T36: everything killed with leads pending, and a door killed in the middle of its work, lose nothing',
  async () => {
    await sink.setMode('refuse')
    const workers = [await start('worker'), await start('worker')]
    const door = await start('intake')
    const acknowledged: string[] = []
    const submit = async () => {
      const response = await sendLead(door, leadBody())
      if (response.ok) acknowledged.push(((await response.json()) as { transactionId: string }).transactionId)
    }
    const submissions = Promise.allSettled(Array.from({ length: 50 }, submit))
    await until('some are stored', async () => (await db.tourRequest.count()) >= 20)
    await Promise.all([door, ...workers].map((program) => program.kill()))
    await submissions
    const committed = await db.tourRequest.findMany({ select: { id: true, transactionId: true } })
    expect(committed.map(({ transactionId }) => transactionId)).toEqual(expect.arrayContaining(acknowledged))

    await sink.setMode('accept')
    await start('worker')
    await allSent(committed.length)
    const told = new Set(sink.messages.map(({ parsed }) => parsed.messageId))
    expect(told.size).toBe(committed.length)
  },
  BUSY_MACHINE_MS,
)

test(
  'T25: the same request twenty times at once over two instances is one lead and one alert',
  async () => {
    const doors = await Promise.all([start('intake'), start('intake')])
    const body = leadBody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => insist(doors[turn % 2] as Program, body)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(19).fill(200), 201])
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as typeof body).transactionId),
    )
    expect(new Set(ids)).toEqual(new Set([body.transactionId]))
    expect([await db.tourRequest.count(), (await deliveries()).length]).toEqual([1, 1])
  },
  BUSY_MACHINE_MS,
)
