import 'server-only'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupDir, folderName, removeOld } from '@/lib/platform/backup/backup-folders'
import { type Client, withConnection } from '@/lib/platform/backup/connect'
import { copyUploads, removeUnreferenced } from '@/lib/platform/backup/copy-files'
import { assertNoSequences, dumpTable, tablesOf } from '@/lib/platform/backup/dump-tables'
import { MANIFEST_FILE, type Manifest } from '@/lib/platform/backup/manifest'
import { recordRun } from '@/lib/platform/backup/record-run'
import { env } from '@/lib/platform/env'
import { mediaStore } from '@/lib/platform/integrations/storage'

type WrittenBackup = { folder: string; manifest: Manifest; removed: string[] }

/** Writes a database snapshot, and the uploads kept on disk, to a dated folder; keeps the newest `keep`. */
export function writeBackup({ keep }: { keep: number }): Promise<WrittenBackup> {
  return recordRun('backup', async () => {
    const dir = backupDir()
    await mkdir(join(dir), { recursive: true, mode: 0o700 })
    const backup = await withConnection(env().DATABASE_URL, (client) => write(client, dir))
    const removed = await removeOld(dir, keep)
    await removeUnreferenced(dir)
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      result: { ...backup, removed },
      takenAt: new Date(backup.manifest.takenAt),
      detail: `${basename(backup.folder)}: ${rows} rows, ${backup.manifest.files?.length ?? 0} files`,
    }
  })
}

async function write(client: Client, dir: string): Promise<{ folder: string; manifest: Manifest }> {
  await client.query('begin isolation level repeatable read read only')
  const facts = await factsOf(client)
  const folder = join(dir, folderName(new Date(facts.takenAt)))
  const partial = `${folder}.partial`
  try {
    await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 })
    await assertNoSequences(client)
    const tables = []
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, partial, table))
    await client.query('commit')
    // Copied after the snapshot, so the copy has every file that its rows refer to.
    const files = mediaStore() ? null : await copyUploads(dir)
    const manifest: Manifest = { format: 1, ...facts, tables, files }
    const options = { mode: 0o600, flush: true }
    await writeFile(join(partial, MANIFEST_FILE), JSON.stringify(manifest, null, 1), options)
    await rename(partial, folder)
    return { folder, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function factsOf(client: Client): Promise<Omit<Manifest, 'format' | 'tables' | 'files'>> {
  const { rows } = await client.query<Omit<Manifest, 'format' | 'tables' | 'files'>>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt", current_setting('server_version') as postgres,
      (select coalesce(json_agg(json_build_object('name', migration_name, 'checksum', checksum) order by migration_name), '[]')
        from _prisma_migrations where finished_at is not null and rolled_back_at is null) as migrations,
      (select json_build_object('id', id, 'createdAt', created_at) from tour_requests order by created_at desc, id desc limit 1) as "newestLead",
      (select count(*)::int from users where disabled_at is null and password like '$argon2id$%') as accounts`,
  )
  const [facts] = rows
  if (!facts) throw new Error('The database answered nothing')
  return facts
}
