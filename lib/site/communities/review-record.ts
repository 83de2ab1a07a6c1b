import { withholdingWords } from '@/lib/site/communities/withholding-reasons'

/** A received review as counted, with its withholding in effect. */
type ReceivedReview = {
  approved: boolean
  erasedAt: Date | null
  withholdings: { reason: string }[]
}

type ReviewRecord = {
  received: number
  published: number
  /** Received and not yet read by anybody. */
  waiting: number
  withheld: { reason: string; count: number }[]
}

/** Confirmed withholdings in effect, as a filter of the relation. */
export const IN_EFFECT = { isConfirmed: true, endedAt: null } as const

/** Counts every received review once, published or not (decision 105). */
export function reviewRecord(reviews: readonly ReceivedReview[]): ReviewRecord {
  const reasons = reviews.filter(({ approved }) => !approved).map(reasonOf)
  const found = [...new Set(reasons)].filter((reason) => reason !== null).sort()
  return {
    received: reviews.length,
    published: reviews.length - reasons.length,
    waiting: reasons.filter((reason) => reason === null).length,
    withheld: found.map((reason) => ({ reason, count: reasons.filter((other) => other === reason).length })),
  }
}

function reasonOf({ erasedAt, withholdings }: ReceivedReview): string | null {
  return erasedAt ? 'erased' : (withholdings[0]?.reason ?? null)
}

/** '41 of 43 published, 2 withheld: it repeats another review (1), …'; null without a received review. */
export function reviewRecordText({ received, published, waiting, withheld }: ReviewRecord): string | null {
  if (received === 0) return null
  const count = withheld.reduce((sum, part) => sum + part.count, 0)
  const reasons = withheld.map((part) => `${withholdingWords(part.reason)} (${part.count})`).join(', ')
  return [
    `${published} of ${received} published`,
    ...(waiting > 0 ? [`${waiting} waiting to be read`] : []),
    ...(count > 0 ? [`${count} withheld: ${reasons}`] : []),
  ].join(', ')
}
