import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { tour } from '@/lib/leads/sources/tour'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { followUps } from '@/lib/leads/tour-requests/follow-ups'
import { db, pool } from '@/lib/platform/database/db'
import { STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'

beforeEach(() => db.$executeRaw`truncate tour_requests, households, outbox_items cascade`)

/** Calls take_in_lead with the columns and the input given. @returns the lead's id */
async function takeIn(columns: object, input: object = {}): Promise<string> {
  const id = randomUUID()
  const whole = {
    lead: { id, transaction_id: id, name: 'Ann', phone: '', ...columns },
    ownKey: randomUUID(),
    locks: [],
    consents: [],
    received: { id: randomUUID(), data: {} },
    household: randomUUID(),
    contact: randomUUID(),
    ownerAlert: randomUUID(),
    events: Array.from({ length: 4 }, () => randomUUID()),
    ...input,
  }
  await pool().query('select take_in_lead($1)', [JSON.stringify(whole)])
  return id
}

test('a column that the input lacks gets the default of the table', async () => {
  const plain = randomUUID()
  await pool().query(
    `insert into tour_requests (id, transaction_id, name, phone, updated_at) values ($1::uuid, $1::text, 'Ann', '', now())`,
    [plain],
  )
  const read = (id: string) =>
    pool().query(
      `select (to_jsonb(t) - array['id', 'transaction_id', 'household_id', 'created_at', 'updated_at']) as columns,
        now() - t.created_at < interval '1 minute' as is_now
       from tour_requests t where id = $1`,
      [id],
    )
  expect((await read(await takeIn({}))).rows).toEqual((await read(plain)).rows)
})

const COLUMNS = { email: 'ann@example.com', phone: '303-555-0142', phone_e164: '+13035550142' }

const alerted = () => ({
  alerts: [{ id: randomUUID(), target: 'desk@example.com' }],
  consents: [{ id: randomUUID(), kind: 'texts', granted: true }],
})

/** Outbox rows of a lead by key, without its id. `after`: minutes after the lead. */
async function rowsOf(id: string) {
  const { rows } = await pool().query(
    `select replace(dedup_key, $1, '') as key, kind, channel, target, payload->>'minute' as minute,
       round(extract(epoch from due_at - (select created_at from tour_requests where id = $1::uuid)) / 60)::int as after
     from outbox_items where tour_request_id = $1::uuid order by dedup_key`,
    [id],
  )
  return rows as { key: string; after: number }[]
}

test('a lead of version 0.1.0, which sends no plan, gets the rows that the plan asks for', async () => {
  const planned = await takeIn(COLUMNS, { ...alerted(), followUps: followUps(tour) })
  const rows = await rowsOf(await takeIn(COLUMNS, alerted()))
  expect(rows.map(({ key, after }) => [key, after])).toEqual([
    ['alert-watch::0', 0],
    ['family-mail::received', 0],
    ['family-text::received', 0],
    ['lead-alert::email:desk@example.com', 0],
    ['lead-escalation::10', 10],
    ['lead-escalation::5', 5],
    ['lead-escalation::8', 8],
    ['lead-routing::new', 0],
  ])
  expect(rows).toEqual(await rowsOf(planned))
})

test('an unfinished form is promised and written nothing, and one address is answered six times a day', async () => {
  const plan = { alerts: [], followUps: followUps(tour) }
  const unpromised = { alerts: [], followUps: followUps(unfinishedForm) }
  const unfinished = await rowsOf(await takeIn({ ...COLUMNS, source: 'unfinished-form' }, unpromised))
  expect(unfinished.map(({ key }) => key)).toEqual(['alert-watch::0', 'lead-routing::new'])
  const answered = []
  for (let count = 0; count <= STRANGER_MAILS_PER_DAY; count += 1) {
    const rows = await rowsOf(await takeIn(COLUMNS, plan))
    answered.push(rows.some(({ key }) => key === 'family-mail::received'))
  }
  expect(answered).toEqual([true, true, true, true, true, true, false])
})
