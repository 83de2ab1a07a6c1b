import { apiRequest, HttpError, refusalOf } from '@/lib/browser/api-request'
import { collectTracking } from '@/lib/browser/tracking'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'

const TIMEOUT = 20_000

/** The answer of POST /api/tour-requests. */
export type LeadAnswer = {
  transactionId: string
  /** The sentence to show: when the call will come (reading 9). */
  promise?: string
  communityName?: string
  /** What became of the tour time that was chosen. */
  tour?: { words: string; booked: boolean }
}

export type LeadOutcome =
  | { kind: 'sent'; answer: LeadAnswer }
  /** The server named fields; nothing was stored. */
  | { kind: 'refused'; fieldErrors: Record<string, string> }
  /** `again`: the same request may succeed a moment later. */
  | { kind: 'failed'; again: boolean }

/** Sends the lead once, with the visit's tracking fields. Never throws. */
export async function submitLead(payload: TourRequestPayload): Promise<LeadOutcome> {
  try {
    const body = { ...collectTracking(), ...stated(payload) }
    const response = await apiRequest('POST', '/api/tour-requests', body, AbortSignal.timeout(TIMEOUT))
    const answer = (await response.json()) as Partial<LeadAnswer>
    return {
      kind: 'sent',
      answer: { ...answer, transactionId: answer.transactionId ?? payload.transactionId ?? '' },
    }
  } catch (error) {
    const { fieldErrors } = refusalOf(error)
    if (fieldErrors && Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors }
    return { kind: 'failed', again: mayPass(error) }
  }
}

/** What the form says; what it leaves open is for the visit to say. */
function stated(payload: TourRequestPayload): TourRequestPayload {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== undefined),
  ) as TourRequestPayload
}

/** Network failures and trouble on our side pass; a refusal does not. */
function mayPass(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 408
}

/** Where the visitor goes after success (specification section 2). Parameters that are not known are left out. */
export function tourScheduledPath(answer: LeadAnswer, name: string): string {
  const query = new URLSearchParams({ txn: answer.transactionId })
  if (answer.communityName) query.set('community', answer.communityName)
  if (name.trim()) query.set('name', name.trim().slice(0, 100))
  return `/tour-scheduled?${query}`
}
