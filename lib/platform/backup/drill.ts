import 'server-only'
import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { backupDir, backupsIn } from '@/lib/platform/backup/backup-folders'
import { quoted, withConnection } from '@/lib/platform/backup/connect'
import { damagedFiles } from '@/lib/platform/backup/copy-files'
import { loadBackup } from '@/lib/platform/backup/load-backup'
import { type Manifest, readManifest } from '@/lib/platform/backup/manifest'
import { recordRun } from '@/lib/platform/backup/record-run'
import { verifyRestored } from '@/lib/platform/backup/verify-restored'
import { env } from '@/lib/platform/env'

type Drilled = { folder: string; manifest: Manifest; seconds: number }

/** Proves that a backup (default: the newest) restores, in a scratch database. @throws Error at a mismatch */
export function drill(folder?: string): Promise<Drilled> {
  return recordRun('drill', async () => {
    const startedAt = performance.now()
    const chosen = folder ?? (await backupsIn(backupDir())).at(-1)
    if (!chosen) throw new Error(`There is no backup in ${backupDir()} yet: npm run backup`)
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
  const server = env().DATABASE_URL
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
