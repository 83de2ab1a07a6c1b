import 'server-only'
import { mkdir, statfs } from 'node:fs/promises'
import { pool } from '@/lib/platform/database/db'
import { dataDir } from '@/lib/platform/paths'

/** Types of statfs(2) for file systems in memory. */
const IN_MEMORY = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
])

/** Settings of PostgreSQL that are off and let it forget what it has confirmed. @throws without a database */
export async function forgetfulSettings(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off' order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Why confirmed requests or uploads could be lost, in sentences. @throws without a database */
export async function durabilityWarnings(): Promise<string[]> {
  const [settings, memory] = await Promise.all([forgetfulSettings(), fileSystemInMemory(dataDir())])
  return [
    ...settings.map((name) => `${name} is off in PostgreSQL: confirmed leads can be lost`),
    ...(memory ? [`The data folder ${dataDir()} is in memory (${memory}): it is lost with the machine`] : []),
  ]
}

/** The name of a file system that forgets when the machine stops; null for all others. */
async function fileSystemInMemory(folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true })
  const { type } = await statfs(folder)
  return IN_MEMORY.get(type >>> 0) ?? null
}
