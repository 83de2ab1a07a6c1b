import { showsKey } from '@/lib/accounts/api-keys/require-key'
import { takeIn } from '@/lib/leads/intake/take-in'
import { takeInFromPartner } from '@/lib/leads/tours/partner-form'
import { tourForm } from '@/lib/leads/tours/tour-form'
import { openTo, preflight } from '@/lib/platform/http/partner-origins'
import { route } from '@/lib/platform/http/route'

const takeInLead = route<unknown>((request) =>
  showsKey(request) ? takeInFromPartner(request) : takeIn(request, tourForm),
)

/** A lead, of a visitor or of a partner's program with its key; neither needs a cookie or an Origin. */
export const POST = async (request: Request, context: unknown) =>
  openTo(request, await takeInLead(request, context))

/** Whether a page of a partner may send one from the browser. */
export const OPTIONS = route<unknown>(async (request) => preflight(request))
