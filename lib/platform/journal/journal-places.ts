import 'server-only'
import { join, resolve } from 'node:path'
import { env } from '@/lib/platform/env'
import { objectStore } from '@/lib/platform/integrations/storage'
import { journalBucket } from '@/lib/platform/journal/journal-bucket'
import { journalFolder } from '@/lib/platform/journal/journal-folder'
import type { JournalPlace } from '@/lib/platform/journal/journal-place'
import { dataDir } from '@/lib/platform/paths'

/** Absolute path of the journal's folder; null when it is off. */
export function journalDir(): string | null {
  const given = env().JOURNAL_DIR
  if (given === 'off') return null
  return given ? resolve(/* turbopackIgnore: true */ process.cwd(), given) : join(dataDir(), 'journal')
}

let opened: { folder: string | null; bucket: string | undefined; places: JournalPlace[] } | undefined

/** Where leads are journaled; empty when the journal is off. */
export function journalPlaces(): readonly JournalPlace[] {
  const folder = journalDir()
  const bucket = env().JOURNAL_BUCKET
  if (opened?.folder === folder && opened.bucket === bucket) return opened.places
  const store = objectStore()
  const places = [
    ...(folder ? [journalFolder(folder)] : []),
    ...(bucket && store ? [journalBucket({ ...store, bucket })] : []),
  ]
  opened = { folder, bucket, places }
  return places
}
