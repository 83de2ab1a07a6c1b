import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword, passwordFits } from '@/lib/accounts/passwords/password-hash'
import { readFeed } from '@/lib/desk/partners/lead-feed'
import { HELD_REASON } from '@/lib/platform/backup/held-reason'
import { tableFile } from '@/lib/platform/backup/manifest'
import { drill } from '@/lib/platform/backup/restore-backup'
import { writeBackup } from '@/lib/platform/backup/write-backup'
import { db, pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { storage } from '@/lib/platform/integrations/storage'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { givenKey } from '@/tests/support/api-keys'
import { emptyDatabase } from '@/tests/support/empty-database'
import { runScript } from '@/tests/support/script'

// Every character must survive the round trip.
const NAME = 'Ann "Nan" O’Brien \\ (a, b)\n\u2028line, {x}'
let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'porchlight-backups-'))
  env().BACKUP_DIR = dir
})
afterAll(() => rm(dir, { recursive: true }))

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, outbox_items, users, backup_runs, communities cascade`
  await storage().put('test/picture.webp', Buffer.from('a picture'))
  const password = await hashPassword('a long enough password')
  await db.user.create({ data: { username: 'admin', password, role: 'admin', email: 'admin@example.com' } })
  const lead = {
    name: NAME,
    phone: '(303) 555-0142',
    transactionId: 'backup-1',
    rawSideData: { gclid: null },
  }
  const { id } = await db.tourRequest.create({ data: lead })
  const alert = { kind: 'lead-alert', channel: 'email', target: 'desk@example.com', tourRequestId: id }
  await enqueue(
    db,
    alert,
    { ...alert, dueAt: new Date(Date.now() + 86_400_000) },
    { kind: 'settle-rsvps' },
    { kind: 'forgotten-password' },
  )
})

/** Digest of the SQL functions (decision 074). */
const FUNCTIONS = `select obj_description('take_in_leads(jsonb[])'::regprocedure) as digest`

const lastRun = (kind: string) => db.backupRun.findFirst({ where: { kind }, orderBy: { id: 'desc' } })

test('T84: a backup is restored into a scratch database, compared, and the drill is on record', async () => {
  const { folder, manifest } = await writeBackup({ keep: 2 })
  expect(manifest.newestLead).not.toBeNull()
  expect(manifest.accounts).toBe(1)
  expect(manifest.files?.map(({ path }) => path)).toContain('media/test/picture.webp')
  const { folder: drilled } = await drill()
  expect(drilled).toBe(folder)
  expect(await lastRun('drill')).toMatchObject({ succeeded: true, takenAt: new Date(manifest.takenAt) })
  const { rows } = await pool().query(`select 1 from pg_database where datname like 'porchlight_drill%'`)
  expect(rows).toEqual([])
})

test('T84: a restore brings everything back and sends nothing again that may have arrived', async () => {
  const { folder, manifest } = await writeBackup({ keep: 2 })
  const DATABASE_URL = await emptyDatabase()
  const data = await mkdtemp(join(tmpdir(), 'porchlight-restored-'))
  const settings = { DATABASE_URL, DATA_DIR: data, NEXTAUTH_SECRET: env().NEXTAUTH_SECRET }
  const { code, output } = await runScript(['scripts/restore.mjs', folder], settings)
  expect(output).toContain('2 waiting messages are held')
  expect(code).toBe(0)
  expect(await readFile(join(data, 'media/test/picture.webp'), 'utf8')).toBe('a picture')
  await rm(data, { recursive: true })

  const ask = async (sql: string) => (await pool().query(sql)).rows
  const lead = `select name, raw_side_data::text, created_at::text, xmin is null from tour_requests`
  const items = `select kind, state, last_error from outbox_items order by kind, due_at`
  const before = await ask(lead)
  const { rows, held, account } = await inDatabase(DATABASE_URL, async (query) => ({
    rows: await query(lead),
    held: await query(items),
    account: await query(`select username, password from users`),
  }))
  expect(rows).toEqual(before)
  expect(await inDatabase(DATABASE_URL, (ask) => ask(FUNCTIONS))).toEqual(await ask(FUNCTIONS))
  expect(held).toEqual([
    { kind: 'forgotten-password', state: 'failed', last_error: HELD_REASON },
    { kind: 'lead-alert', state: 'failed', last_error: HELD_REASON },
    { kind: 'lead-alert', state: 'due', last_error: null },
    { kind: 'settle-rsvps', state: 'due', last_error: null },
  ])
  expect(manifest.migrations.length).toBeGreaterThan(0)
  const [{ username, password } = { username: '', password: '' }] = account as Record<string, string>[]
  expect(username).toBe('admin')
  expect(await passwordFits(password ?? '', 'a long enough password')).toBe(true)

  const again = await runScript(['scripts/restore.mjs', folder], settings)
  expect(again.output).toContain('The database is not empty')
  expect(again.code).toBe(1)
})

test('T84: after a restore, new partner events get positions beyond every cursor given out before', async () => {
  const { id: apiKeyId } = await givenKey(['leads:read'])
  const event = () => ({ apiKeyId, leadIds: [], type: 'lead.called', causeId: randomUUID() })
  await db.partnerEvent.createMany({ data: [event(), event()] })
  const { next } = await readFeed(apiKeyId, { after: '0', limit: 10 })
  const { folder } = await writeBackup({ keep: 2 })
  const DATABASE_URL = await emptyDatabase()
  const data = await mkdtemp(join(tmpdir(), 'porchlight-restored-'))
  const settings = { DATABASE_URL, DATA_DIR: data, NEXTAUTH_SECRET: env().NEXTAUTH_SECRET }
  const { output, code } = await runScript(['scripts/restore.mjs', folder], settings)
  expect(code, output).toBe(0)
  await rm(data, { recursive: true })
  const [row] = await inDatabase(DATABASE_URL, (ask) =>
    ask(`insert into partner_events (id, api_key_id, lead_ids, type, cause_id)
      values (gen_random_uuid(), '${apiKeyId}', '{}', 'lead.called', gen_random_uuid())
      returning seq > (select max(seq) from partner_events) as "isLater",
        (select feed_position > ${next} + 1000 from api_keys where id = '${apiKeyId}') as "isBehindCursors"`),
  )
  expect(row).toEqual({ isLater: true, isBehindCursors: true })
})

test('T84: a damaged backup fails its drill, which is on record with the reason', async () => {
  const { folder } = await writeBackup({ keep: 2 })
  await writeFile(tableFile(folder, 'users'), 'nothing of value')
  await expect(drill(folder)).rejects.toThrow('the rows of users do not match its checksum')
  expect(await lastRun('drill')).toMatchObject({ succeeded: false })
})

test('older backups than those to keep go, and files that none of them names', async () => {
  await storage().put('test/gone.webp', Buffer.from('gone'))
  const first = await writeBackup({ keep: 1 })
  await storage().remove('test/gone.webp')
  // Folder names have a resolution of one second.
  await db.$executeRaw`select pg_sleep(1.1)`
  await mkdir(join(dir, 'porchlight-20260101T000000Z.partial'))
  const second = await writeBackup({ keep: 1 })
  await expect(readdir(dir)).resolves.not.toContain('porchlight-20260101T000000Z.partial')
  expect(second.removed).toEqual([first.folder])
  await expect(readFile(join(dir, 'files/media/test/gone.webp'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(dir, 'files/media/test/picture.webp'), 'utf8')).resolves.toBe('a picture')
})

async function inDatabase<T>(
  url: string,
  work: (query: (sql: string) => Promise<unknown[]>) => Promise<T>,
): Promise<T> {
  const { withConnection } = await import('@/lib/platform/backup/connect')
  return withConnection(url, (client) => work(async (sql) => (await client.query(sql)).rows))
}
