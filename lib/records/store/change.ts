import 'server-only'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { constraintViolation } from '@/lib/records/store/constraint-violation'
import { withPictures } from '@/lib/records/store/picture-addresses'

export type Work<T> = (tx: Tx) => Promise<{ answer: T; expired: string[] }>

/** Time limits for more than a single save. */
type Bounds = { timeout: number; maxWait: number }

/** Runs a write in one transaction and expires its cache tags. @throws AppError for constraint violations */
export async function change<T>(entity: Entity, work: Work<T>, bounds?: Bounds): Promise<T> {
  try {
    return await changeTogether(work, bounds)
  } catch (error) {
    throw constraintViolation(error, entity) ?? error
  }
}

/** `change` for records of several entities; constraint violations are not translated. */
export async function changeTogether<T>(work: Work<T>, bounds?: Bounds): Promise<T> {
  const { answer, expired } = await withPictures((begin) =>
    db.$transaction(async (tx) => {
      begin(tx)
      const outcome = await work(tx)
      await announceExpiry(tx, outcome.expired)
      return outcome
    }, bounds),
  )
  expireNow(expired)
  return answer
}

/** Serializes writes of a record, so that the second sees the first's result. A single has one key. */
export async function lock(tx: Tx, entity: Entity, key: string): Promise<void> {
  const name = `${entity.table}/${entity.kind === 'single' ? 'single' : key}`
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
