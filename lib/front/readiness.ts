import 'server-only'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pool } from '@/lib/db'

export type Readiness = 'ready' | 'database' | 'migrations' | 'draining'

const PROBE_TIMEOUT_MS = 2_000

/** Whether this instance may get traffic: database reachable and every migration of this build applied. */
export async function readiness(): Promise<Exclude<Readiness, 'draining'>> {
  try {
    const [wanted, applied] = await Promise.all([wantedMigrations(), withTimeout(appliedMigrations())])
    return wanted.every((name) => applied.has(name)) ? 'ready' : 'migrations'
  } catch {
    return 'database'
  }
}

let wanted: Promise<string[]> | undefined

function wantedMigrations(): Promise<string[]> {
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
