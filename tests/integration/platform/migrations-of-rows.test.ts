import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'

const FOLDER = 'prisma/migrations'

/** A database in which every migration before the named one has run. */
async function databaseBefore(migration: string): Promise<pg.Client> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await pool().query(`create database ${name}`)
  const url = Object.assign(new URL(env().DATABASE_URL), { pathname: `/${name}` }).href
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = (await readdir(FOLDER)).filter((entry) => /^\d/.test(entry)).toSorted()
  for (const earlier of names.filter((entry) => entry < migration)) await migrate(client, earlier)
  return client
}

async function migrate(client: pg.Client, migration: string): Promise<void> {
  await client.query(await readFile(join(FOLDER, migration, 'migration.sql'), 'utf8'))
}

test('alerts, their attempts and mail of an installation before the outbox go on in it', async () => {
  const client = await databaseBefore('20261122040000_one_outbox')
  try {
    const lead = randomUUID()
    await client.query(
      `insert into tour_requests (id, name, phone, transaction_id, request_id, updated_at) values ($1, 'Ann', '303', 'key', 'r1', now())`,
      [lead],
    )
    const [waiting, cutOff, sent] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query(
      `insert into deliveries (id, tour_request_id, channel, target, status, attempt_count, next_attempt_at, message_id, sent_at, updated_at) values
        ($2, $1, 'email', 'a@example.com', 'pending', 2, '2026-11-23 10:00Z', null, null, now()),
        ($3, $1, 'email', 'b@example.com', 'sending', 1, null, null, null, now()),
        ($4, $1, 'email', 'c@example.com', 'sent', 1, null, '<c@x>', '2026-11-22 10:00Z', now())`,
      [lead, waiting, cutOff, sent],
    )
    await client.query(
      `insert into delivery_attempts (id, delivery_id, number, outcome, response, worker) values
        (gen_random_uuid(), $1, 1, 'temporary-failure', 'busy', 'w'), (gen_random_uuid(), $1, 2, 'temporary-failure', 'busy', 'w')`,
      [waiting],
    )
    await client.query(
      `insert into outgoing_mails (id, delivery_id, message_id, "to", "from", subject, text, status, about) values
        (gen_random_uuid(), $1, '<c@x>', 'c@example.com', 'us@example.com', 'A lead', 'kept words', 'kept', null),
        (gen_random_uuid(), null, '<v@x>', 'visitor@example.com', 'us@example.com', 'Your guide', 'words', 'pending', 'Guide')`,
      [sent],
    )
    await migrate(client, '20261122040000_one_outbox')

    const { rows } = await client.query(
      `select kind, target, state, attempt_count as tries, due_at = '2026-11-23 10:00Z' as later, "text", about, request_id as request,
         (select count(*)::int from outbox_attempts a where a.item_id = i.id) as attempts, dedup_key as key
       from outbox_items i order by target`,
    )
    const alert = { kind: 'lead-alert', request: 'r1', about: null, later: false }
    const key = (target: string) => `lead-alert:${lead}:email:${target}@example.com`
    expect(rows).toEqual([
      {
        ...alert,
        target: 'a@example.com',
        state: 'due',
        tries: 2,
        later: true,
        attempts: 2,
        text: null,
        key: key('a'),
      },
      { ...alert, target: 'b@example.com', state: 'due', tries: 1, attempts: 0, text: null, key: key('b') },
      {
        ...alert,
        target: 'c@example.com',
        state: 'sent',
        tries: 1,
        attempts: 0,
        text: 'kept words',
        key: key('c'),
      },
      expect.objectContaining({
        kind: 'visitor-mail',
        target: 'visitor@example.com',
        state: 'due',
        about: 'Guide',
      }),
    ])
    expect((await client.query(`select to_regclass('deliveries') as old`)).rows).toEqual([{ old: null }])
  } finally {
    await client.end()
  }
})

test('hours of one opening a day stay as they are, and a second opening fits beside the first', async () => {
  const client = await databaseBefore('20261122130000_staffed_hours')
  try {
    const insert = (columns: string, values: string) =>
      client.query(
        `insert into staffed_hours (id, ${columns}, updated_at) values (gen_random_uuid(), ${values}, now())`,
      )
    await insert('weekday, opens_at, closes_at', `6, '09:00', '12:00'`)
    await insert('"date", closed, note', `'2026-11-26', true, 'Thanksgiving'`)
    await migrate(client, '20261122130000_staffed_hours')
    await insert('weekday, opens_at, closes_at', `6, '13:00', '16:00'`)
    await insert('"date", last_date, closed', `'2026-12-24', '2027-01-01', true`)
    await expect(insert('"date", last_date', `'2026-12-24', '2026-12-01'`)).rejects.toThrow('dates_in_order')
    const { rows } = await client.query(
      `select weekday, opens_at as opens, closed, note from staffed_hours where last_date is null order by opens_at`,
    )
    expect(rows).toEqual([
      { weekday: 6, opens: '09:00', closed: false, note: null },
      { weekday: 6, opens: '13:00', closed: false, note: null },
      { weekday: null, opens: null, closed: true, note: 'Thanksgiving' },
    ])
  } finally {
    await client.end()
  }
})
