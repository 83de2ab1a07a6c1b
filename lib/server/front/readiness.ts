import 'server-only'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pool } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { type Fault, hostFaults } from '@/lib/server/front/host-checks'

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

/** Logs at startup what readiness would fail for. */
export async function logHostFaults(): Promise<void> {
  const faults = await withTimeout(hostFaults()).catch(() => [])
  for (const { fault, words } of faults) log.error({ fault }, words)
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
