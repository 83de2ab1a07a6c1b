import 'server-only'
import { mkdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { dataDir } from '@/lib/platform/paths'

const MB = 1024 * 1024

/** What is wrong around this instance: its name in the health check, and the sentence for the log. */
export type Fault = { fault: 'durability' | 'disk' | 'memory'; words: string }

/** What an installation needs to keep its promises (docs/operations.md) and this one lacks. @throws without database */
export async function faultsAround(): Promise<Fault[]> {
  return [...(await durabilityFaults()), ...(await diskFaults()), ...memoryFaults()]
}

/** A lead is answered for once its transaction has committed: that must mean that it is on the disk. */
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

/** Of the container when it has a limit, else of the machine. */
function memoryFaults(): Fault[] {
  const least = env().MIN_MEMORY_MB
  const limit = process.constrainedMemory()
  const memory = Math.floor(Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / MB)
  if (memory >= least) return []
  return [{ fault: 'memory', words: `there are ${memory} MB of memory, fewer than ${least}` }]
}
