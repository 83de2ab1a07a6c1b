import 'server-only'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { formatZonedMoment } from '@/lib/leads/family/read-visit'
import { inTime } from '@/lib/leads/intake/deadline'
import { handleForm, type SentFields, type VisitorForm } from '@/lib/leads/intake/handle-form'
import { type RequestContext, requestContextOf } from '@/lib/leads/intake/request-context'
import { KEY_SENDER } from '@/lib/leads/intake/sender'
import { type IgnoredField, ignoredFields } from '@/lib/leads/partner-leads/ignored-fields'
import { type PartnerLead, partnerAnswerSchema } from '@/lib/leads/partner-leads/partner-lead'
import { newPartnerLead, readPartnerLead } from '@/lib/leads/partner-leads/read-partner-lead'
import { storeTestLead } from '@/lib/leads/partner-leads/store-test-lead'
import { partner } from '@/lib/leads/sources/partner'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import { submitTourRequest, type TourSubmission } from '@/lib/leads/tours/submit-tour-request'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { AppError } from '@/lib/platform/errors'
import { isJournalOn } from '@/lib/platform/journal/journal'

/** Handles a partner's tour request with an API key (decision 032). @throws AppError 401, 403, 503 */
export async function handlePartnerRequest(request: Request): Promise<Response> {
  return handleForm(request, formOf(await keyOf(request), idempotencyKeyOf(request)))
}

/** While the database is away, keys are known as they were within the minute before. */
async function keyOf(request: Request): Promise<ApiKeyHolder> {
  const read = () => requireKey(request, 'leads:write')
  try {
    return await inTime(read, requestContextOf(request))
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 503 || !isJournalOn()) throw error
    const key = await fromMemory(read).catch((fault: unknown) => {
      throw fault instanceof AppError ? fault : error
    })
    // Simulated families live in the database alone.
    if (key.isTest) throw error
    return key
  }
}

type Taken = Pick<TourSubmission, 'repeated' | 'promise' | 'communityName' | 'tour'> & {
  lead: PartnerLead
  ignored: IgnoredField[]
}

type ByKey = RequestContext & { apiKey: ApiKeyHolder }

function formOf(apiKey: ApiKeyHolder, idempotencyKey: string | null): VisitorForm<Taken> {
  return {
    key: 'header',
    isJournaled: true,
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
      const lead = taken.journaled
        ? await newPartnerLead(apiKey, newOf(taken.journaled, taken.communityId))
        : await readPartnerLead(apiKey, leadId)
      return { ...taken, ignored, lead }
    },
  }
}

function newOf(
  { input, sentKey, communityName, receivedAt, callDueAt }: JournaledLead,
  communityId: string | null,
) {
  const community = communityId && communityName ? { id: communityId, name: communityName } : null
  return { id: input.lead.id, transactionId: sentKey, community, createdAt: new Date(receivedAt), callDueAt }
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
    communityId: null,
    journaled: null,
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
