import 'server-only'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { inTime } from '@/lib/leads/intake/deadline'
import { handleForm, type VisitorForm } from '@/lib/leads/intake/handle-form'
import { requestContextOf } from '@/lib/leads/intake/request-context'
import { KEY_SENDER } from '@/lib/leads/intake/sender'
import { partner } from '@/lib/leads/sources/partner'
import { submitTourRequest, type TourSubmission } from '@/lib/leads/tours/submit-tour-request'
import { tourForm } from '@/lib/leads/tours/tour-form'

/** Handles a partner's tour request with an API key (decision 032). @throws AppError 401, 403, 503 */
export async function handlePartnerRequest(request: Request): Promise<Response> {
  const key = await inTime(() => requireKey(request, 'leads:write'), requestContextOf(request))
  return handleForm(request, formOf(key, idempotencyKeyOf(request)))
}

function formOf(apiKey: ApiKeyHolder, idempotencyKey: string | null): VisitorForm<TourSubmission> {
  return {
    takesKey: true,
    json: tourForm.json,
    submit: (fields, about) =>
      submitTourRequest(idempotencyKey ? { ...fields, transactionId: idempotencyKey } : fields, {
        ...about,
        source: partner,
        apiKey,
        sentBy: KEY_SENDER,
        // Address and browser of the partner's server say nothing about the family.
        clientIpAddress: null,
        userAgent: null,
        visit: null,
      }),
  }
}

/** Raw or quoted, as in the header's draft (draft-ietf-httpapi-idempotency-key-header). */
function idempotencyKeyOf({ headers }: Request): string | null {
  const sent = headers.get('idempotency-key')?.trim() ?? ''
  return /^"(.+)"$/.exec(sent)?.[1] ?? (sent || null)
}
