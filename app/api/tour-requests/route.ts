import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { handlePartnerRequest } from '@/lib/leads/tours/partner-form'
import { tourForm } from '@/lib/leads/tours/tour-form'
import { route } from '@/lib/platform/http/route'

/** Submits a lead, from a visitor or from a partner with an API key. Needs no cookie or Origin. */
export const POST = forKeys(
  route<unknown>((request) =>
    presentsKey(request) ? handlePartnerRequest(request) : handleForm(request, tourForm),
  ),
)

/** CORS preflight for partner pages. */
export const OPTIONS = partnerPreflight('POST')
