import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db, pool } from '@/lib/platform/database/db'
import { alertingPrograms } from '../../support/alerting-programs'
import { sendLead } from '../../support/lead-programs'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { startTcpProxy } from '../../support/tcp-proxy'
import { until } from '../../support/until'

const BUSY_MACHINE_MS = 180_000
/** EX_TEMPFAIL of sysexits.h: restart me. */
const STALLED = 75

let line: Awaited<ReturnType<typeof startTcpProxy>>

beforeEach(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
})
// Registered before the programs, so that these end before their connection does.
afterEach(() => line.close())

const { sink, start } = await alertingPrograms()

const throughTheLine = () => ({ DATABASE_URL: line.through(process.env.DATABASE_URL ?? '') })

const alertOf = (transactionId: string) =>
  db.outboxItem.findFirstOrThrow({
    where: { kind: 'lead-alert', tourRequest: { transactionId } },
    include: { attempts: { orderBy: { number: 'asc' } } },
  })

const sent = (transactionId: string) =>
  until(
    'the alert is sent',
    async () => {
      const alert = await alertOf(transactionId)
      return alert.state === 'sent' && alert
    },
    BUSY_MACHINE_MS,
  )

test(
  'a silent failover (old connections open and dead, new ones fine) is survived by intake and delivery',
  async () => {
    const [door, worker] = [await start('intake', throughTheLine()), await start('worker', throughTheLine())]
    const before = leadBody()
    expect((await sendLead(door, before)).status).toBe(201)
    await sent(String(before.transactionId))

    line.failOver()
    const during = leadBody()
    await until('a lead is stored', async () => (await sendLead(door, during)).ok, BUSY_MACHINE_MS)
    await sent(String(during.transactionId))
    // Every pooled connection was dead; later queries wait for none of them.
    const after = Array.from({ length: 20 }, () => leadBody())
    for (const body of after) expect((await sendLead(door, body)).ok).toBe(true)
    for (const { transactionId } of after) await sent(String(transactionId))
    expect(worker.output()).not.toContain('no progress')
  },
  BUSY_MACHINE_MS,
)

test.each([5, -5])(
  'a worker whose own clock is %i minutes off delays nothing and repeats nothing',
  async (minutes) => {
    await sink.setMode('refuse')
    await start('worker', { NODE_OPTIONS: `--import=${shiftedClock(minutes)}` })
    const { transactionId } = await acceptedLead(leadBody())
    const failed = await until('two attempts have failed', async () => {
      const alert = await alertOf(transactionId)
      return alert.attempts.filter(({ outcome }) => outcome).length >= 2 && alert
    })
    const [first, second] = failed.attempts
    const began = (attempt: typeof first) => attempt?.startedAt.getTime() ?? 0
    // Schedules follow the database's clock: neither early nor minutes late.
    expect(began(first)).toBeLessThan(failed.createdAt.getTime() + 60_000)
    expect(began(second)).toBeGreaterThanOrEqual(began(first) + 2_000)
    expect(began(second)).toBeLessThan(began(first) + 60_000)
    await sink.setMode('accept')
    const alert = await sent(transactionId)
    expect(alert.attempts.every(({ finishedAt }) => finishedAt)).toBe(true)
    expect(sink.messages).toHaveLength(1)
  },
  BUSY_MACHINE_MS,
)

/** A module that shifts the clock of the process importing it. */
function shiftedClock(minutes: number): string {
  const source = `const Real = Date, off = ${minutes * 60_000}
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + off) : super(...given) }
      static now() { return Real.now() + off }
    }`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

test(
  'without any notice the table itself is asked: delivery follows all the same',
  async () => {
    await start('worker')
    await until('it listens', async () => (await cutListeners()) > 0)
    const id = randomUUID()
    await pool().query(
      `insert into tour_requests (id, name, phone, transaction_id, updated_at) values ($1::uuid, 'Ann', '303-555-0142', $1::text, now())`,
      [id],
    )
    await pool().query(
      `insert into outbox_items (id, kind, channel, target, dedup_key, tour_request_id)
       values ($1::uuid, 'lead-alert', 'email', 'desk@example.com', 'lead-alert:' || $1::text || ':email:desk@example.com', $1::uuid)`,
      [id],
    )
    await sent(id)
    // The connection is restored automatically.
    await until('it listens again', async () => (await cutListeners()) > 0)
  },
  BUSY_MACHINE_MS,
)

/** Cuts the connections that listen for notices. @returns how many there were */
async function cutListeners(): Promise<number> {
  const { rowCount } = await pool().query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'porchlight-listener'`,
  )
  return rowCount ?? 0
}

test(
  'a worker that makes no progress says so and ends, to be started again',
  async () => {
    const worker = await start('worker')
    const lock = await pool().connect()
    try {
      await lock.query('begin; lock table outbox_items in access exclusive mode')
      // Other queries must keep the lock's transaction alive past its time limits.
      const alive = setInterval(() => void lock.query('select 1').catch(() => {}), 1_000)
      expect(await worker.exited).toBe(STALLED)
      clearInterval(alive)
    } finally {
      await lock.query('rollback')
      lock.release()
    }
    expect(worker.output()).toContain('makes no progress')
  },
  BUSY_MACHINE_MS,
)
