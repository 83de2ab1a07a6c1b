import 'server-only'
import { mkdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { dataDir } from '@/lib/platform/paths'

const MB = 1024 * 1024

/** `fault` is the name in the health check, `words` the log message. */
export type Fault = { fault: 'durability' | 'disk' | 'memory'; words: string }

/** Checks the installation's requirements (docs/operations.md). @throws without a database */
export async function hostFaults(): Promise<Fault[]> {
  return [...(await durabilityFaults()), ...(await diskFaults()), ...memoryFaults()]
}

/** A lead is confirmed after its commit, which must therefore be on disk. */
async function durabilityFaults(): Promise<Fault[]> {
  if (env().DATABASE_MAY_FORGET === 'on') return []
  const { rows } = await pool().query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'`,
  )
  return rows.map(({ name }) => ({
    fault: 'durability',
    words: `${name} is off in PostgreSQL: leads that were answered can be lost`,
  }))
}

async function diskFaults(): Promise<Fault[]> {
  const least = env().MIN_FREE_DISK_MB
  await mkdir(dataDir(), { recursive: true })
  const { bavail, bsize } = await statfs(dataDir())
  const free = Math.floor((bavail * bsize) / MB)
  if (free >= least) return []
  return [{ fault: 'disk', words: `the data folder has ${free} MB left, fewer than ${least}` }]
}

/** The container's limit, else the machine's memory. */
function memoryFaults(): Fault[] {
  const least = env().MIN_MEMORY_MB
  const limit = process.constrainedMemory()
  const memory = Math.floor(Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / MB)
  if (memory >= least) return []
  return [{ fault: 'memory', words: `there are ${memory} MB of memory, fewer than ${least}` }]
}
