import 'server-only'
import { pool } from '@/lib/platform/database/db'

/** A search reads what has not been worked in yet as a list, so it must not grow for minutes. */
export const SEARCH_TERMS_EVERY_MS = 15_000

/**
 * Works what new rows left for the trigram indexes into them. PostgreSQL does so by itself when a list is full, in the transaction that
 * fills it, or when it vacuums, which for a large table is rarely. Indexes of another owner are left to that.
 */
export async function workInSearchTerms(): Promise<void> {
  await pool().query(
    `select gin_clean_pending_list(oid::regclass) from pg_class
     where relkind = 'i' and reloptions::text like '%gin_pending_list_limit%' and pg_has_role(relowner, 'usage')
       and relnamespace = current_schema()::regnamespace`,
  )
}
