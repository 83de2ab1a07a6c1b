import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { handlePartnerRequest } from '@/lib/leads/tours/partner-form'
import { tourForm } from '@/lib/leads/tours/tour-form'
import { preflight, withCorsHeaders } from '@/lib/platform/http/partner-origins'
import { route } from '@/lib/platform/http/route'

const takeInLead = route<unknown>((request) =>
  presentsKey(request) ? handlePartnerRequest(request) : handleForm(request, tourForm),
)

/** Submits a lead, from a visitor or from a partner with an API key. Needs no cookie or Origin. */
export const POST = async (request: Request, context: unknown) =>
  withCorsHeaders(request, await takeInLead(request, context))

/** CORS preflight for partner pages. */
export const OPTIONS = route<unknown>(async (request) => preflight(request))
