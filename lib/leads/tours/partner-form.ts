import 'server-only'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { formatZonedMoment } from '@/lib/leads/family/read-visit'
import { inTime } from '@/lib/leads/intake/deadline'
import { handleForm, type SentFields, type VisitorForm } from '@/lib/leads/intake/handle-form'
import { type RequestContext, requestContextOf } from '@/lib/leads/intake/request-context'
import { KEY_SENDER } from '@/lib/leads/intake/sender'
import { type IgnoredField, ignoredFields } from '@/lib/leads/partner-leads/ignored-fields'
import { type PartnerLead, partnerAnswerSchema } from '@/lib/leads/partner-leads/partner-lead'
import { readPartnerLead } from '@/lib/leads/partner-leads/read-partner-lead'
import { storeTestLead } from '@/lib/leads/partner-leads/store-test-lead'
import { partner } from '@/lib/leads/sources/partner'
import { submitTourRequest, type TourSubmission } from '@/lib/leads/tours/submit-tour-request'

/** Handles a partner's tour request with an API key (decision 032). @throws AppError 401, 403, 503 */
export async function handlePartnerRequest(request: Request): Promise<Response> {
  const key = await inTime(() => requireKey(request, 'leads:write'), requestContextOf(request))
  return handleForm(request, formOf(key, idempotencyKeyOf(request)))
}

type Taken = Pick<TourSubmission, 'repeated' | 'promise' | 'communityName' | 'tour'> & {
  lead: PartnerLead
  ignored: IgnoredField[]
}

type ByKey = RequestContext & { apiKey: ApiKeyHolder }

function formOf(apiKey: ApiKeyHolder, idempotencyKey: string | null): VisitorForm<Taken> {
  return {
    key: 'header',
    json: ({ lead, repeated, promise, communityName, tour, ignored }) => ({
      status: repeated ? 200 : 201,
      body: partnerAnswerSchema.parse({
        ...lead,
        promise,
        ...(communityName && { communityName }),
        ...(tour && { tour }),
        ignored,
      }),
    }),
    async submit(fields, about) {
      const sent = idempotencyKey ? { ...fields, transactionId: idempotencyKey } : fields
      const context = contextOf(apiKey, about)
      const { leadId, raw, ...taken } = await (apiKey.isTest ? simulate : submitTourRequest)(sent, context)
      const ignored = ignoredFields(fields, { raw, hasKeyHeader: idempotencyKey !== null })
      return { ...taken, ignored, lead: await readPartnerLead(apiKey, leadId) }
    },
  }
}

function contextOf(apiKey: ApiKeyHolder, about: RequestContext): ByKey {
  return {
    ...about,
    source: partner,
    apiKey,
    sentBy: KEY_SENDER,
    // Address and browser of the partner's server say nothing about the family.
    clientIpAddress: null,
    userAgent: null,
    visit: null,
  }
}

async function simulate(fields: SentFields, about: ByKey) {
  const { id, tour, ...taken } = await storeTestLead(fields, about)
  const { at, timeZone, booked } = tour ?? {}
  return {
    ...taken,
    leadId: id,
    tour:
      at && timeZone
        ? { time: at.toISOString(), words: formatZonedMoment(at, timeZone), booked: booked ?? false }
        : null,
  }
}

/** Raw or quoted, as in the header's draft (draft-ietf-httpapi-idempotency-key-header). */
function idempotencyKeyOf({ headers }: Request): string | null {
  const sent = headers.get('idempotency-key')?.trim() ?? ''
  return /^"(.+)"$/.exec(sent)?.[1] ?? (sent || null)
}
