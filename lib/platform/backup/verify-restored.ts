import 'server-only'
import { type Client, quoted } from '@/lib/platform/backup/connect'
import { tablesOf } from '@/lib/platform/backup/dump-tables'
import type { Manifest } from '@/lib/platform/backup/manifest'

/** Compares a loaded database with the manifest. @throws Error naming the first difference */
export async function verifyRestored(client: Client, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(client)
  same('tables', tables.map(({ name }) => name).join(), manifest.tables.map(({ name }) => name).join())
  for (const { name, rows } of manifest.tables) {
    same(`rows of ${name}`, await count(client, `from ${quoted(name)}`), rows)
  }
  const applied = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  )
  same('migrations', JSON.stringify(applied.rows), JSON.stringify(manifest.migrations))
  const newest = await client.query<{ id: string }>(
    'select id from tour_requests order by created_at desc, id desc limit 1',
  )
  same('newest lead', newest.rows[0]?.id ?? null, manifest.newestLead?.id ?? null)
  const accounts = `from users where disabled_at is null and password like '$argon2id$%'`
  same('accounts that can sign in', await count(client, accounts), manifest.accounts)
  const unchecked = `from pg_constraint where contype = 'f' and not convalidated`
  same('foreign keys that were not checked', await count(client, unchecked), 0)
}

async function count(client: Client, source: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${source}`)
  return rows[0]?.count ?? 0
}

function same(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`The restored ${what}: ${found} instead of ${expected}`)
}
