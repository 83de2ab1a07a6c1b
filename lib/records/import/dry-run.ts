import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'

class Rollback extends Error {}

/** Runs a write and rolls it back. */
export async function dryRun<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const holder: { answer?: T } = {}
  try {
    await db.$transaction(async (tx) => {
      holder.answer = await work(tx)
      throw new Rollback()
    }, TRANSACTION_LIMITS)
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  return holder.answer as T
}
