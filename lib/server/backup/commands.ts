import 'server-only'
// Before other Next modules, which expect it outside of Next's own server (lib/platform/cache/cache.ts).
import 'next/dist/server/node-environment-baseline.js'
import { resolve } from 'node:path'
import { drill, restoreBackup } from '@/lib/platform/backup/restore-backup'
import { writeBackup } from '@/lib/platform/backup/write-backup'
import * as handlers from '@/lib/server/handlers/registry'

const KEPT = 14

/** `npm run backup`. @returns the summary to print */
export async function backUp(): Promise<string> {
  const { folder, manifest, removed } = await writeBackup({ keep: KEPT })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.files ? `${manifest.files.length} files` : 'files are in the object store'
  return `${folder}\n${manifest.tables.length} tables, ${rows} rows, ${files}; ${removed.length} older backups removed`
}

/** `npm run restore -- --check [FOLDER]`: restores into a scratch database. @returns the summary to print */
export async function checkRestore(folder?: string): Promise<string> {
  const { manifest, seconds, folder: checked } = await drill(folder && resolve(folder))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const lead = manifest.newestLead ? `the newest lead is of ${manifest.newestLead.createdAt}` : 'no lead'
  return `${checked}\nrestored in ${seconds.toFixed(1)} s and checked: ${rows} rows, ${manifest.migrations.length} migrations, foreign keys, ${manifest.accounts} accounts, ${manifest.files?.length ?? 0} files; ${lead}`
}

/** `npm run restore -- FOLDER`: into this installation's empty database. @returns the summary to print */
export async function restore(folder: string): Promise<string> {
  const heldKinds = Object.values(handlers).flatMap(({ kind, afterRestore }) =>
    afterRestore === 'hold' ? kind : [],
  )
  const { held, files } = await restoreBackup(resolve(folder), heldKinds)
  return `Restored. ${held} messages that were waiting are held (see Mail and the lead desk), ${files} files were put back.\nStart the site: it applies newer migrations.`
}
