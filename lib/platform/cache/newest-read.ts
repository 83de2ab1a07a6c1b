import 'server-only'
import { onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { log } from '@/lib/platform/log'

/**
 * Reads now and after each change of the table, and passes the result to `take`. A read that fails is logged
 * with `failure`, and what is known stays.
 */
export async function keepCurrent<T>(
  table: string,
  read: () => Promise<T>,
  take: (answer: T) => void,
  failure: string,
): Promise<void> {
  const readNewest = newestRead(read, take)
  const refresh = () => readNewest().catch((error: unknown) => log.warn({ err: error }, failure))
  onExpiry((tags) => {
    if (tags === null || tags.includes(table)) void refresh()
  })
  await refresh()
}
