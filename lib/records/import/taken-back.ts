import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { LONGEST } from '@/lib/records/import/limits'

class TakenBack extends Error {}

/** Runs a write and rolls it back. */
export async function takenBack<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const holder: { answer?: T } = {}
  try {
    await db.$transaction(async (tx) => {
      holder.answer = await work(tx)
      throw new TakenBack()
    }, LONGEST)
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return holder.answer as T
}
