import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '@/lib/platform/backup/manifest'
import { BASELINE, LAST_REPLACED } from '@/lib/platform/database/baseline.mjs'

type Migrations = Manifest['migrations']

/** The migrations that make a backup's schema in this build: the baseline replaced those of version 0.1.0. */
export async function currentMigrations(migrations: Migrations): Promise<Migrations> {
  if (!migrations.some(({ name }) => name === LAST_REPLACED)) return migrations
  const sql = await readFile(join(process.cwd(), 'prisma', 'migrations', BASELINE, 'migration.sql'))
  return [{ name: BASELINE, checksum: createHash('sha256').update(sql).digest('hex') }]
}
