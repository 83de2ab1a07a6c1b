import 'server-only'
import { pool } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/**
 * Merges pending trigram index entries, which PostgreSQL does only at vacuum or when the list is full.
 * Searches scan that list, so it must stay short. Indexes of another owner are left alone.
 */
export const mergeSearchTerms = defineSweep({
  name: 'search-terms',
  every: 15_000,
  run: () =>
    pool().query(
      `select gin_clean_pending_list(oid::regclass) from pg_class
       where relkind = 'i' and reloptions::text like '%gin_pending_list_limit%' and pg_has_role(relowner, 'usage')
         and relnamespace = current_schema()::regnamespace`,
    ),
})
