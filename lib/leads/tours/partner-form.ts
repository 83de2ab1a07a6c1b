import 'server-only'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { inTime } from '@/lib/leads/intake/deadline'
import { requestContextOf } from '@/lib/leads/intake/request-context'
import { takeIn, type VisitorForm } from '@/lib/leads/intake/take-in'
import { submitTourRequest, type TourSubmission } from '@/lib/leads/tours/submit-tour-request'
import { tourForm } from '@/lib/leads/tours/tour-form'

/**
 * Takes in a tour request that a partner's program sends with its API key, through the same gate as a visitor's (decision 032).
 * @throws AppError 401, 403 for a key that may not, 503 when it cannot be looked up in time, and what `takeIn` throws
 */
export async function takeInFromPartner(request: Request): Promise<Response> {
  const key = await inTime(() => requireKey(request, 'leads:write'), requestContextOf(request))
  return takeIn(request, formOf(key, idempotencyKeyOf(request)))
}

function formOf(partner: ApiKeyHolder, idempotencyKey: string | null): VisitorForm<TourSubmission> {
  return {
    json: tourForm.json,
    submit: (fields, about) =>
      submitTourRequest(idempotencyKey ? { ...fields, transactionId: idempotencyKey } : fields, {
        ...about,
        partner,
        // Where the program runs and what it is say nothing about the family.
        clientIpAddress: null,
        userAgent: null,
        visit: null,
      }),
  }
}

/** As it is sent, or in the quotation marks of the header's draft (draft-ietf-httpapi-idempotency-key-header). */
function idempotencyKeyOf({ headers }: Request): string | null {
  const sent = headers.get('idempotency-key')?.trim() ?? ''
  return /^"(.+)"$/.exec(sent)?.[1] ?? (sent || null)
}
