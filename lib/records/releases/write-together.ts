import 'server-only'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { entityOf } from '@/lib/records/releases/find-release'
import { constraintViolation } from '@/lib/records/store/constraint-violation'

/** Enough for a hundred records. */
const LIMITS = { maxWait: 6_000, timeout: 60_000 }

/** Writes several records in one transaction and announces the expired tags. */
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

/** Runs a record's part; error messages name the record. @throws AppError */
export async function withRecordName<T>(
  item: ReleaseItem,
  begin: string,
  part: () => Promise<T>,
): Promise<T> {
  const refusal = await attemptPart(item, part)
  if (!(refusal instanceof AppError)) return refusal.done
  const status = refusal.status === 403 ? 403 : 409
  throw new AppError(refusal.code, status, `${begin} ${item.title}: ${refusalSentences(refusal).join(' ')}`)
}

/** The result of a part, or why it is refused. */
export async function attemptPart<T>(
  item: ReleaseItem,
  part: () => Promise<T>,
): Promise<{ done: T } | AppError> {
  try {
    return { done: await part() }
  } catch (error) {
    const refusal = constraintViolation(error, entityOf(item)) ?? error
    if (refusal instanceof AppError && refusal.status < 500) return refusal
    throw error
  }
}

/** The field errors of a refusal as sentences, else its message. */
export function refusalSentences({ message, fieldErrors }: AppError): string[] {
  const ofFields = Object.values(fieldErrors ?? {})
  return (ofFields.length > 0 ? ofFields : [message]).map((words) => words.replace(/\.?$/, '.'))
}
