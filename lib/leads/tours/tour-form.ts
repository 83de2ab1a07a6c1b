import 'server-only'
import { requestValue } from '@/lib/leads/ad-tags/request-value'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { NativeField, NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import { keyFromWords } from '@/lib/leads/intake/transaction-id'
import { requestCookie } from '@/lib/leads/tour-requests/request-cookie'
import { submitTourRequest, type TourSubmission } from '@/lib/leads/tours/submit-tour-request'

/** `value` in US dollars is for the tags of ad platforms; null where the sender refuses advertising. */
type ValuedSubmission = TourSubmission & { value: number | null }

/** Tour request form: 201 for a new request, 200 for a repeat by the same person (reading 26). */
export const tourForm: VisitorForm<ValuedSubmission> = {
  isJournaled: true,
  async submit(body, about) {
    const submission = await submitTourRequest(body, about)
    // A journaled request is answered without the database.
    const isMeasured =
      submission.isConversion && !submission.journaled && !about.refusesAds && body.adConsent !== 'denied'
    return { ...submission, value: isMeasured ? await requestValue(submission.communityId) : null }
  },
  json: ({ repeated, transactionId, promise, communityName, tour, value }) => ({
    status: repeated ? 200 : 201,
    body: {
      transactionId,
      promise,
      ...(communityName && { communityName }),
      ...(tour && { tour }),
      ...(value !== null && { value }),
    },
  }),
  native: { key: keyFromWords, next: confirmationPage, page: () => PAGE },
  cookies: ({ transactionId }) => [requestCookie(transactionId)],
}

function confirmationPage(
  { transactionId, communityName }: TourSubmission,
  { name }: Record<string, unknown>,
): string {
  const query = new URLSearchParams({ txn: transactionId })
  if (communityName) query.set('community', communityName)
  if (typeof name === 'string') query.set('name', name)
  return `/tour-scheduled?${query}`
}

const FIELDS: readonly NativeField[] = [
  { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
  { name: 'phone', label: 'Phone number', type: 'tel', autocomplete: 'tel', required: true },
  { name: 'email', label: 'Email (optional)', type: 'email', autocomplete: 'email', required: false },
  {
    name: 'preferredDate',
    label: 'Preferred day (optional)',
    type: 'date',
    autocomplete: 'off',
    required: false,
  },
]

const PAGE: NativeFormSpec = {
  title: 'Please check your request',
  action: '/api/tour-requests',
  button: 'Get My Information',
  fields: FIELDS,
  messageLabel: 'What can we help you with?',
}
