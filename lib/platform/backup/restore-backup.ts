import 'server-only'
import { basename, dirname } from 'node:path'
import { type Client, withConnection } from '@/lib/platform/backup/connect'
import { damagedFiles, putBack } from '@/lib/platform/backup/copy-files'
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

/** Shown in lists as the reason that a message was not sent. */
export const HELD_REASON =
  'Held after a backup was restored: it may have arrived before. Send it again if not.'

/** Kinds without a channel that still notify people when they run. */
const NOTIFYING_KINDS = [
  'alert-watch',
  'lead-escalation',
  'lead-routing',
  'remind-of-facts',
  'weekly-numbers',
  'forgotten-password',
]

/**
 * Fails items that were due, since the lost installation may have sent them; people can send them again.
 * Items due later and internal work go on. @returns how many are held
 */
async function holdPending(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox_items set state = 'failed', finished_at = now(), last_error = $1, lease_owner = null, lease_expires_at = null
     where state in ('due', 'leased') and (state = 'leased' or due_at <= now()) and (channel <> 'none' or kind = any($2))`,
    [HELD_REASON, NOTIFYING_KINDS],
  )
  return rowCount ?? 0
}
