import 'server-only'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { refusalBehind } from '@/lib/records/store/database-refusal'

type Outcome<T> = { answer: T; expired: string[] }

/**
 * Runs a write in one transaction, the announcement of the expired tags included, then drops them in this process.
 * @throws AppError in place of what the database refuses with reason
 */
export async function change<T>(
  entity: Entity,
  work: (tx: Tx) => Promise<Outcome<T>>,
  /** How long it may take, where that is more than a save does. */
  bounds?: { timeout: number; maxWait: number },
): Promise<T> {
  try {
    const { answer, expired } = await db.$transaction(async (tx) => {
      const outcome = await work(tx)
      await announceExpiry(tx, outcome.expired)
      return outcome
    }, bounds)
    expireNow(expired)
    return answer
  } catch (error) {
    throw refusalBehind(error, entity) ?? error
  }
}

/** Two saves of one record happen one after the other, so that the second sees the first. */
export async function lock(tx: Tx, entity: Entity, key: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${entity.table}/${key}`}, 0))`
}
