import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'
import { formSecret } from '@/lib/browser/lead-draft'
import { collectTracking } from '@/lib/browser/tracking'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'

const TIMEOUT = 20_000

export type LeadAnswer = {
  transactionId: string
  /** Sentence that says when the call will come (reading 9). */
  promise?: string
  communityName?: string
  tour?: { words: string; booked: boolean }
  /** Its value to ad platforms in US dollars. */
  value?: number
}

export type LeadOutcome =
  | { kind: 'sent'; answer: LeadAnswer }
  /** Nothing was stored. */
  | { kind: 'refused'; fieldErrors: Record<string, string> }
  /** `again`: a retry may succeed. */
  | { kind: 'failed'; again: boolean }

/** Sends the lead once, with the visit's tracking fields. Never throws. */
export async function submitLead(payload: TourRequestPayload): Promise<LeadOutcome> {
  try {
    const body = { ...collectTracking(), ...definedFields(payload), formSecret: formSecret() }
    const response = await apiRequest('POST', '/api/tour-requests', body, AbortSignal.timeout(TIMEOUT))
    const answer = (await response.json()) as Partial<LeadAnswer>
    return {
      kind: 'sent',
      answer: { ...answer, transactionId: answer.transactionId ?? payload.transactionId ?? '' },
    }
  } catch (error) {
    const { fieldErrors } = errorBody(error)
    if (fieldErrors && Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors }
    return { kind: 'failed', again: isTransient(error) }
  }
}

/** Drops undefined fields, so that they do not override the tracking fields. */
function definedFields(payload: TourRequestPayload): TourRequestPayload {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== undefined),
  ) as TourRequestPayload
}

function isTransient(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 408
}

/** The page after success (specification section 2), without the parameters that are not known. */
export function tourScheduledPath(answer: LeadAnswer, name: string): string {
  const query = new URLSearchParams({ txn: answer.transactionId })
  if (answer.communityName) query.set('community', answer.communityName)
  if (name.trim()) query.set('name', name.trim().slice(0, 100))
  return `/tour-scheduled?${query}`
}
