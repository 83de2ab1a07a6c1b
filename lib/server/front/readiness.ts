import 'server-only'
import { mkdir, readdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { pool } from '@/lib/platform/database/db'
import { durabilityWarnings, forgetfulSettings } from '@/lib/platform/database/durability'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { dataDir } from '@/lib/platform/paths'

export type Readiness = 'ready' | 'database' | 'migrations' | 'worker' | Fault['fault'] | 'draining'

const PROBE_TIMEOUT_MS = 2_000

/** Decides about traffic: database reachable, migrations applied, host checks passed, own worker moving. */
export async function readiness(worker?: {
  isMoving(): Promise<boolean>
}): Promise<Exclude<Readiness, 'draining'>> {
  try {
    const [wanted, applied] = await Promise.all([expectedMigrations(), withTimeout(appliedMigrations())])
    if (!wanted.every((name) => applied.has(name))) return 'migrations'
    const [fault] = await withTimeout(hostFaults())
    if (fault) return fault.fault
    return !worker || (await withTimeout(worker.isMoving())) ? 'ready' : 'worker'
  } catch {
    return 'database'
  }
}

/**
 * Logs at startup what readiness would fail for, and what can be lost even where that was accepted.
 * @returns the same in sentences, for the person who starts the server
 */
export async function logHostFaults(): Promise<string[]> {
  const [faults, durability] = await withTimeout(Promise.all([hostFaults(), durabilityWarnings()])).catch(
    () => [[], []] as [Fault[], string[]],
  )
  for (const { fault, words } of faults) log.error({ fault }, words)
  const known = new Set(faults.map(({ words }) => words))
  const others = durability.filter((words) => !known.has(words))
  for (const words of others) log.warn({ fault: 'durability' }, words)
  return [...known, ...others]
}

let wanted: Promise<string[]> | undefined

function expectedMigrations(): Promise<string[]> {
  wanted ??= readdir(join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  )
  return wanted
}

async function appliedMigrations(): Promise<Set<string>> {
  const { rows } = await pool().query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  return new Set(rows.map((row) => row.migration_name))
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database did not answer in time')), PROBE_TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const MB = 1024 * 1024

/** `fault` is the name in the health check, `words` the log message. */
type Fault = { fault: 'durability' | 'disk' | 'memory'; words: string }

/** Checks the installation's requirements (docs/operations.md). @throws without a database */
async function hostFaults(): Promise<Fault[]> {
  return [...(await durabilityFaults()), ...(await diskFaults()), ...memoryFaults()]
}

/** A lead is confirmed after its commit, which must therefore be on disk. */
async function durabilityFaults(): Promise<Fault[]> {
  if (env().DATABASE_MAY_FORGET === 'on') return []
  const settings = await forgetfulSettings()
  return settings.map((name) => ({
    fault: 'durability',
    words: `${name} is off in PostgreSQL: confirmed leads can be lost`,
  }))
}

async function diskFaults(): Promise<Fault[]> {
  const least = env().MIN_FREE_DISK_MB
  await mkdir(dataDir(), { recursive: true })
  const { bavail, bsize } = await statfs(dataDir())
  const free = Math.floor((bavail * bsize) / MB)
  if (free >= least) return []
  return [{ fault: 'disk', words: `the data folder has ${free} MB left, less than ${least}` }]
}

/** The container's limit, else the machine's memory. */
function memoryFaults(): Fault[] {
  const least = env().MIN_MEMORY_MB
  const limit = process.constrainedMemory()
  const memory = Math.floor(Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / MB)
  if (memory >= least) return []
  return [{ fault: 'memory', words: `this machine has ${memory} MB of memory, less than ${least}` }]
}
