import 'server-only'
import { basename, dirname } from 'node:path'
import { withConnection } from '@/lib/platform/backup/connect'
import { damagedFiles, putBack } from '@/lib/platform/backup/copy-files'
import { holdPending } from '@/lib/platform/backup/hold-pending'
import { loadBackup } from '@/lib/platform/backup/load-backup'
import { readManifest } from '@/lib/platform/backup/manifest'
import { recordRun } from '@/lib/platform/backup/record-run'
import { verifyRestored } from '@/lib/platform/backup/verify-restored'
import { env } from '@/lib/platform/env'

/**
 * Restores a backup into the empty database of DATABASE_URL in one transaction, then missing uploads.
 * @returns how many messages are held and how many files were restored
 * @throws Error naming the first mismatch
 */
export async function restoreBackup(folder: string): Promise<{ held: number; files: number }> {
  const manifest = await readManifest(folder)
  const files = manifest.files ?? []
  const [damaged] = await damagedFiles(dirname(folder), files)
  if (damaged) throw new Error(`A file of the backup is missing or damaged: ${damaged}`)
  const held = await withConnection(env().DATABASE_URL, async (client) => {
    await client.query('begin')
    await loadBackup(client, folder, manifest)
    await verifyRestored(client, manifest)
    const count = await holdPending(client)
    await client.query('commit')
    return count
  })
  const put = await putBack(dirname(folder), files)
  const takenAt = new Date(manifest.takenAt)
  // A backup from before this table existed is migrated by the next start.
  if (manifest.tables.some(({ name }) => name === 'backup_runs')) {
    const detail = `${basename(folder)}: ${held} messages held, ${put} files put back`
    await recordRun('restore', async () => ({ result: null, takenAt, detail }))
  }
  return { held, files: put }
}
