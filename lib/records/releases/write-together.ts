import 'server-only'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { entityOf } from '@/lib/records/releases/find-release'
import { refusalBehind } from '@/lib/records/store/database-refusal'

/** As long as a hundred records take. */
const LIMITS = { maxWait: 6_000, timeout: 60_000 }

/** Runs a write of several records in one transaction, the announcement of the expired tags included. */
export async function writeTogether<T>(
  work: (tx: Tx) => Promise<{ answer: T; expired: string[] }>,
): Promise<T> {
  const { answer, expired } = await db.$transaction(async (tx) => {
    const outcome = await work(tx)
    await announceExpiry(tx, outcome.expired)
    return outcome
  }, LIMITS)
  expireNow(expired)
  return answer
}

/** Does the part of one record. @throws AppError of what is refused, in words that begin with the record's name */
export async function naming<T>(item: ReleaseItem, begin: string, part: () => Promise<T>): Promise<T> {
  const refusal = await refused(item, part)
  if (!(refusal instanceof AppError)) return refusal.done
  const status = refusal.status === 403 ? 403 : 409
  throw new AppError(refusal.code, status, `${begin} ${item.title}: ${wordsOf(refusal).join(' ')}`)
}

/** What a part answers, or why it is refused. */
export async function refused<T>(item: ReleaseItem, part: () => Promise<T>): Promise<{ done: T } | AppError> {
  try {
    return { done: await part() }
  } catch (error) {
    const refusal = refusalBehind(error, entityOf(item)) ?? error
    if (refusal instanceof AppError && refusal.status < 500) return refusal
    throw error
  }
}

/** A refusal in sentences: what is said of the fields, else of the whole. */
export function wordsOf({ message, fieldErrors }: AppError): string[] {
  const ofFields = Object.values(fieldErrors ?? {})
  return (ofFields.length > 0 ? ofFields : [message]).map((words) => words.replace(/\.?$/, '.'))
}
