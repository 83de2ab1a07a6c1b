import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** Private address of a result; anyone who has it can open it. */
export function resultPath(resultId: string): string {
  return `/care-navigator/results/${sealLink('quiz-result', resultId)}`
}

/** The result id of a token, or null. */
export function resultIdFrom(token: string): string | null {
  return openLink('quiz-result', token)?.id ?? null
}

const LEAD_KEY = 'quiz:'

/** Transaction id of the lead created from a result. */
export function quizLeadKey(resultId: string): string {
  return `${LEAD_KEY}${resultId}`
}

export function resultIdOfLead({ transactionId }: { transactionId: string }): string | null {
  return transactionId.startsWith(LEAD_KEY) ? transactionId.slice(LEAD_KEY.length) : null
}
