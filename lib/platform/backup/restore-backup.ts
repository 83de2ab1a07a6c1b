import 'server-only'
import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { backupDir, backupsIn } from '@/lib/platform/backup/backup-folders'
import { type Client, quoted, withConnection } from '@/lib/platform/backup/connect'
import { tablesOf } from '@/lib/platform/backup/dump-tables'
import { HELD_REASON } from '@/lib/platform/backup/held-reason'
import { loadBackup } from '@/lib/platform/backup/load-backup'
import { type Manifest, readManifest } from '@/lib/platform/backup/manifest'
import { recordRun } from '@/lib/platform/backup/record-run'
import { damagedFiles, putBack, putBackJournalKey } from '@/lib/platform/backup/write-backup'
import { directUrl } from '@/lib/platform/database/direct-url'

/**
 * Restores a backup into our empty database in one transaction, then missing uploads. Due outbox rows of
 * `heldKinds` are not sent. @returns how many these are, and how many files were restored
 * @throws Error naming the first mismatch
 */
export async function restoreBackup(folder: string, heldKinds: string[]) {
  const manifest = await readManifest(folder)
  const files = manifest.files ?? []
  const [damaged] = await damagedFiles(dirname(folder), files)
  if (damaged) throw new Error(`A file of the backup is missing or damaged: ${damaged}`)
  const held = await withConnection(directUrl(), async (client) => {
    await client.query('begin')
    await loadBackup(client, folder, manifest)
    await verifyRestored(client, manifest)
    const count = await holdPending(client, heldKinds)
    await skipLostPositions(client)
    await client.query('commit')
    return count
  })
  const put = await putBack(dirname(folder), files)
  await putBackJournalKey(dirname(folder))
  const takenAt = new Date(manifest.takenAt)
  // A backup from before this table existed is migrated by the next start.
  if (manifest.tables.some(({ name }) => name === 'backup_runs')) {
    const detail = `${basename(folder)}: ${held} messages held, ${put} files restored`
    await recordRun('restore', async () => ({ result: null, takenAt, detail }))
  }
  return { held, files: put }
}

/** Fails due items of these kinds: the lost installation may have sent them. @returns how many are held */
async function holdPending(client: Client, kinds: string[]): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox_items set state = 'failed', finished_at = now(), last_error = $1, lease_owner = null, lease_expires_at = null
     where state in ('due', 'leased') and (state = 'leased' or due_at <= now()) and kind = any($2)`,
    [HELD_REASON, kinds],
  )
  return rowCount ?? 0
}

/**
 * Partners may hold cursors given out after the backup, by the installation that was lost. New events get
 * positions beyond all of these, so that no cursor skips them.
 */
async function skipLostPositions(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = to_regclass('api_keys') and attname = 'feed_position'`,
  )
  // A backup from before version 1 of the API has none.
  if (rows.length > 0)
    await client.query(`update api_keys set feed_position = feed_position + ${LOST_POSITIONS}`)
}

/** More than a key can get between a backup and the loss of its installation. */
const LOST_POSITIONS = 1_000_000

/** Proves that a backup (default: the newest) restores, in a scratch database. @throws Error at a mismatch */
export function drill(folder?: string): Promise<{ folder: string; manifest: Manifest; seconds: number }> {
  return recordRun('drill', async () => {
    const startedAt = performance.now()
    const chosen = folder ?? (await backupsIn(backupDir())).at(-1)
    if (!chosen) throw new Error(`There is no backup in ${backupDir()} yet. Run npm run backup`)
    const manifest = await readManifest(chosen)
    await inScratchDatabase(async (url) => {
      await withConnection(url, async (client) => {
        await client.query('begin')
        await loadBackup(client, chosen, manifest)
        await client.query('commit')
        await verifyRestored(client, manifest)
      })
    })
    const damaged = await damagedFiles(dirname(chosen), manifest.files ?? [])
    if (damaged.length > 0) throw new Error(`${damaged.length} files are missing or damaged: ${damaged[0]} …`)
    const seconds = (performance.now() - startedAt) / 1_000
    const detail = `${basename(chosen)}: restored and checked in ${seconds.toFixed(1)} s`
    return { result: { folder: chosen, manifest, seconds }, takenAt: new Date(manifest.takenAt), detail }
  })
}

async function inScratchDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const server = directUrl()
  const name = `porchlight_drill_${randomUUID().slice(0, 8)}`
  await withConnection(server, (client) => client.query(`create database ${quoted(name)} template template0`))
  try {
    await work(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  } finally {
    await withConnection(server, (client) =>
      client.query(`drop database if exists ${quoted(name)} with (force)`),
    )
  }
}

/** Compares a loaded database with the manifest. @throws Error naming the first difference */
async function verifyRestored(client: Client, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(client)
  same('tables', tables.map(({ name }) => name).join(), manifest.tables.map(({ name }) => name).join())
  for (const { name, rows } of manifest.tables) {
    same(`rows of ${name}`, await count(client, `from ${quoted(name)}`), rows)
  }
  const applied = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  )
  same('migrations', JSON.stringify(applied.rows), JSON.stringify(manifest.migrations))
  const newest = await client.query<{ id: string }>(
    'select id from tour_requests order by created_at desc, id desc limit 1',
  )
  same('newest lead', newest.rows[0]?.id ?? null, manifest.newestLead?.id ?? null)
  const accounts = `from users where disabled_at is null and password like '$argon2id$%'`
  same('accounts that can sign in', await count(client, accounts), manifest.accounts)
  const unchecked = `from pg_constraint where contype = 'f' and not convalidated`
  same('foreign keys not checked', await count(client, unchecked), 0)
}

async function count(client: Client, source: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${source}`)
  return rows[0]?.count ?? 0
}

function same(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`The restored ${what}: ${found} instead of ${expected}`)
}
