import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storePartialLead } from '@/lib/leads/tour-requests/store-partial-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, pool } from '@/lib/platform/database/db'
import { alertingPrograms } from '../../support/alerting-programs'
import { until } from '../../support/until'

const BUSY_MACHINE_MS = 180_000

const { start } = await alertingPrograms()

const about = {
  receivedAt: new Date(),
  clientIpAddress: null,
  userAgent: null,
  pageUrl: null,
  visit: null,
  refusesAds: false,
  requestId: null,
}

test(
  'B2: a worker killed while creating the request leaves none, and the next worker creates exactly one',
  async () => {
    await db.$executeRaw`truncate site_settings, partial_leads cascade`
    await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
    forgetRemembered()
    const body = { name: 'Ruth Miller', phone: '(303) 555-0142', transactionId: randomUUID() }
    await storePartialLead(body, about)
    await db.outboxItem.updateMany({ data: { dueAt: new Date(0) } })
    // Blocks the worker between storing the request and the commit.
    const holder = await pool().connect()
    await holder.query('select pg_advisory_lock(47)')
    await pool().query(`create function hold_request() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(47); return new; end $$`)
    await pool().query(
      `create trigger hold_request after insert on tour_requests for each row execute function hold_request()`,
    )
    try {
      const first = await start('worker')
      await until('the worker holds the request in hand', async () => {
        const { rows } = await pool().query(
          `select 1 from pg_locks where locktype = 'advisory' and objid = 47 and not granted`,
        )
        return rows.length > 0
      })
      await first.kill()
    } finally {
      await holder.query('select pg_advisory_unlock_all()')
      holder.release()
      await pool().query('drop function hold_request cascade')
    }
    expect(await db.tourRequest.count()).toBe(0)
    await start('worker')
    await until(
      'the request is there and nothing of it waits',
      async () =>
        (await db.outboxItem.count({ where: { kind: 'partial-lead', state: 'done' } })) === 1 &&
        (await db.partialLead.count()) === 0,
      BUSY_MACHINE_MS,
    )
    expect(await db.tourRequest.count({ where: { source: 'unfinished-form' } })).toBe(1)
  },
  BUSY_MACHINE_MS,
)
