import 'server-only'
import { onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { log } from '@/lib/platform/log'

/** Reads now and after each change of one of the tables into `take`. After a failure, what is known stays. */
export async function keepCurrent<T>(
  tables: readonly string[],
  read: () => Promise<T>,
  take: (answer: T) => void,
  failure: string,
): Promise<void> {
  const readNewest = newestRead(read, take)
  const refresh = () => readNewest().catch((error: unknown) => log.warn({ err: error }, failure))
  onExpiry((tags) => {
    if (tags === null || tags.some((tag) => tables.includes(tag))) void refresh()
  })
  await refresh()
}

/** Wraps a read so that overlapping calls deliver results in call order; overtaken results are dropped. */
export function newestRead<T>(read: () => Promise<T>, take: (answer: T) => void): () => Promise<void> {
  let asked = 0
  let taken = 0
  return async () => {
    asked += 1
    const place = asked
    const answer = await read()
    if (place < taken) return
    taken = place
    take(answer)
  }
}
