import 'server-only'
import { pool } from '@/lib/platform/database/db'

/** Searches scan the pending list, so it must stay short. */
export const SEARCH_TERMS_EVERY_MS = 15_000

/**
 * Merges pending trigram index entries, which PostgreSQL does only at vacuum or when the list is full.
 * Indexes of another owner are left alone.
 */
export async function mergeSearchTerms(): Promise<void> {
  await pool().query(
    `select gin_clean_pending_list(oid::regclass) from pg_class
     where relkind = 'i' and reloptions::text like '%gin_pending_list_limit%' and pg_has_role(relowner, 'usage')
       and relnamespace = current_schema()::regnamespace`,
  )
}
