import 'server-only'
import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { backupDir, backupsIn, folderName, removeOld } from '@/lib/platform/backup/backup-folders'
import { type Client, withConnection } from '@/lib/platform/backup/connect'
import { columnSequences, dumpTable, tablesOf } from '@/lib/platform/backup/dump-tables'
import { type FileCopy, MANIFEST_FILE, type Manifest, readManifest } from '@/lib/platform/backup/manifest'
import { recordRun } from '@/lib/platform/backup/record-run'
import { directUrl } from '@/lib/platform/database/direct-url'
import { mediaStore } from '@/lib/platform/integrations/storage'
import { privateKeyFile } from '@/lib/platform/journal/journal-keys'
import { dataDir, mediaDir, privateDir } from '@/lib/platform/paths'

type WrittenBackup = { folder: string; manifest: Manifest; removed: string[] }

/** Writes a database snapshot, and the uploads kept on disk, to a dated folder; keeps the newest `keep`. */
export function writeBackup({ keep }: { keep: number }): Promise<WrittenBackup> {
  return recordRun('backup', async () => {
    const dir = backupDir()
    await mkdir(join(dir), { recursive: true, mode: 0o700 })
    const backup = await withConnection(directUrl(), (client) => write(client, dir))
    await copyJournalKey(dir)
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
    await columnSequences(client)
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

/** Shared by all backups of a folder; uploads never change in place. */
const filesIn = (backupDir: string) => join(backupDir, 'files')

const journalKeyIn = (backupDir: string) => join(backupDir, 'journal-key', 'private.pem')

/** A lost disk must not leave a journal that no one can read. The key may have been moved off the server. */
async function copyJournalKey(backupDir: string): Promise<void> {
  const isHere = await stat(privateKeyFile()).catch(() => null)
  if (isHere) await copyWhole(privateKeyFile(), journalKeyIn(backupDir))
}

/** Restores the journal's private key unless there is one. */
export async function putBackJournalKey(backupDir: string): Promise<void> {
  const [here, kept] = await Promise.all(
    [privateKeyFile(), journalKeyIn(backupDir)].map((path) => stat(path).catch(() => null)),
  )
  if (!here && kept) await copyWhole(journalKeyIn(backupDir), privateKeyFile())
}

/** Copies uploads that are missing in the backup folder and lists all of them. */
async function copyUploads(backupDir: string): Promise<FileCopy[]> {
  const copies: FileCopy[] = []
  for (const path of [...(await filesBelow(mediaDir())), ...(await filesBelow(privateDir()))]) {
    const name = relative(dataDir(), path).split(sep).join('/')
    const copy = join(filesIn(backupDir), name)
    // Deleted for good in the meantime: no row refers to it.
    const bytes = (await stat(path).catch(() => null))?.size
    if (bytes === undefined) continue
    if ((await stat(copy).catch(() => null))?.size !== bytes) await copyWhole(path, copy)
    copies.push({ path: name, bytes, sha256: await digestOf(copy) })
  }
  return copies
}

async function removeUnreferenced(backupDir: string): Promise<void> {
  const named = new Set<string>()
  for (const folder of await backupsIn(backupDir)) {
    for (const { path } of (await readManifest(folder)).files ?? []) named.add(path)
  }
  for (const path of await filesBelow(filesIn(backupDir))) {
    const name = relative(filesIn(backupDir), path).split(sep).join('/')
    if (!named.has(name)) await rm(path)
  }
}

/** Paths whose copy is missing or has another digest. */
export async function damagedFiles(backupDir: string, files: FileCopy[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of files) {
    const found = await digestOf(join(filesIn(backupDir), path)).catch(() => null)
    if (found !== sha256) damaged.push(path)
  }
  return damaged
}

/** Restores missing uploads; existing files stay. @returns how many were restored */
export async function putBack(backupDir: string, files: FileCopy[]): Promise<number> {
  let put = 0
  for (const { path, bytes } of files) {
    const place = join(dataDir(), path)
    if ((await stat(place).catch(() => null))?.size === bytes) continue
    await copyWhole(join(filesIn(backupDir), path), place)
    put += 1
  }
  return put
}

/** Renames at the end, so that a partial file never has the final name. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, `${to}.partial`, constants.COPYFILE_FICLONE)
  await rename(`${to}.partial`, to)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
