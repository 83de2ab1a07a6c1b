import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** Where a family sees its result; the address is the key. */
export function resultPath(resultId: string): string {
  return `/care-navigator/results/${sealLink('quiz-result', resultId)}`
}

/** The result a token of such an address opens, or null. */
export function resultIdFrom(token: string): string | null {
  return openLink('quiz-result', token)?.id ?? null
}

const LEAD_KEY = 'quiz:'

/** The transactionId of the lead that came from a result. */
export function quizLeadKey(resultId: string): string {
  return `${LEAD_KEY}${resultId}`
}

/** The result a lead came from, or null. */
export function resultIdOfLead({ transactionId }: { transactionId: string }): string | null {
  return transactionId.startsWith(LEAD_KEY) ? transactionId.slice(LEAD_KEY.length) : null
}
