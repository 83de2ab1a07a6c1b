import 'server-only'
import { addDays } from 'date-fns'
import {
  isCurrentLink,
  type Linked,
  openRenewable,
  sealRenewable,
} from '@/lib/platform/private-links/renewable-link'

/** Days for which the link works after the quiz, or after it was issued anew. */
const VALID_DAYS = 90

type Dated = Linked & { createdAt: Date }

/** Private address of a result; anyone who has it can open it. */
export function resultPath({ id, linkIssuedAt }: Linked): string {
  return `/care-navigator/results/${sealRenewable('quiz-result', { id, linkIssuedAt })}`
}

/** The result of a token, whether or not its link still works; null for an invalid token. */
export function openResultLink(token: string): { id: string; issuedAt: Date | null } | null {
  return openRenewable('quiz-result', token)
}

/** True while the result page and its form open with this link. */
export function isResultLinkOpen(link: { issuedAt: Date | null }, result: Dated, now: Date): boolean {
  const endsAt = addDays(result.linkIssuedAt ?? result.createdAt, VALID_DAYS)
  return isCurrentLink(link, result, { endsAt, now })
}

const LEAD_KEY = 'quiz:'

/** Transaction id of the lead created from a result. */
export function quizLeadKey(resultId: string): string {
  return `${LEAD_KEY}${resultId}`
}

export function resultIdOfLead({ transactionId }: { transactionId: string }): string | null {
  return transactionId.startsWith(LEAD_KEY) ? transactionId.slice(LEAD_KEY.length) : null
}
