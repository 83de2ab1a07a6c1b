import 'server-only'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { subDays } from 'date-fns'
import { env } from '@/lib/platform/env'
import { dataDir } from '@/lib/platform/paths'

const NAME = /^porchlight-\d{8}T\d{6}Z$/

/** The default folder, in the data directory, does not survive a lost disk. */
export function backupDir(): string {
  const given = env().BACKUP_DIR
  return given ? resolve(/* turbopackIgnore: true */ process.cwd(), given) : join(dataDir(), 'backups')
}

/** Sorts by time as text. */
export function folderName(takenAt: Date): string {
  return `porchlight-${takenAt
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')}`
}

/** Paths of the finished backups in a folder, oldest first. */
export async function backupsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(dir, name))
}

/** Removes all but the newest `keep`, and partial folders of killed runs older than a day. */
export async function removeOld(dir: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(dir)).slice(0, -keep)
  for (const folder of old) await rm(folder, { recursive: true })
  const yesterday = folderName(subDays(new Date(), 1))
  for (const name of await readdir(dir)) {
    if (name.endsWith('.partial') && name < yesterday) await rm(join(dir, name), { recursive: true })
  }
  return old
}
