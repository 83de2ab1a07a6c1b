import 'server-only'
// Before other Next modules, which expect it outside of Next's own server (lib/platform/cache/cache.ts).
import 'next/dist/server/node-environment-baseline.js'
import { resolve } from 'node:path'
import { replayJournal } from '@/lib/leads/journal/journal-sweeps'
import { drill, restoreBackup } from '@/lib/platform/backup/restore-backup'
import { writeBackup } from '@/lib/platform/backup/write-backup'
import { pool } from '@/lib/platform/database/db'
import { isJournalOn } from '@/lib/platform/journal/journal'
import { heldKinds, registerHandlers } from '@/lib/platform/outbox/registered-handlers'
import * as handlers from '@/lib/server/handlers/registry'

registerHandlers(async () => handlers)

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
  const lead = manifest.newestLead ? `newest lead: ${manifest.newestLead.createdAt}` : 'no lead'
  return `${checked}\nrestored in ${seconds.toFixed(1)} s and checked: ${rows} rows, ${manifest.migrations.length} migrations, foreign keys, ${manifest.accounts} accounts, ${manifest.files?.length ?? 0} files; ${lead}`
}

/** `npm run restore -- FOLDER`: into this installation's empty database. @returns the summary to print */
export async function restore(folder: string): Promise<string> {
  const { held, files } = await restoreBackup(resolve(folder), await heldKinds())
  const restored = `Restored. ${held} waiting messages are held (see Mail and the lead desk). ${files} files were restored.`
  if (!isJournalOn()) return `${restored}\nStart the site: it applies newer migrations.`
  // A backup of an older version gets its tables by the next start, which replays the journal, too.
  const { rows } = await pool().query("select 1 where to_regclass('journal_entries') is not null")
  const replayed = rows.length > 0 ? await replayLeads() : 'The site replays the lead journal when it starts.'
  return `${restored}\n${replayed}\nStart the site: it applies newer migrations.`
}

/** `npm run replay-journal`: stores leads that only the journal has. @returns the summary to print */
export async function replayLeads(): Promise<string> {
  if (!isJournalOn()) return 'The lead journal is off (JOURNAL_DIR)'
  const { stored, known, torn, locked, failed } = await replayJournal()
  return [
    `Lead journal: ${stored} leads stored, ${known} already there`,
    ...(torn > 0 ? [`${torn} entries are damaged and cannot be read`] : []),
    ...(locked > 0 ? [`${locked} entries need the private key: set JOURNAL_PRIVATE_KEY_FILE`] : []),
    ...(failed > 0 ? [`${failed} entries were refused by the database. See the log for the reasons`] : []),
  ].join('; ')
}
