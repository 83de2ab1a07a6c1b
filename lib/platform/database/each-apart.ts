import 'server-only'
import { databaseFailure } from '@/lib/platform/database/database-failure'

/**
 * Works on every item even if some fail, so that one cannot stop the others.
 * @throws the first error at the end; an outage of the database at once
 */
export async function eachApart<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (databaseFailure(error) === 'away') throw error
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
