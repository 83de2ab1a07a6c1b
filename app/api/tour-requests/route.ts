import { showsKey } from '@/lib/auth/api-keys/require-key'
import { openTo, preflight } from '@/lib/http/partner-origins'
import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { takeInFromPartner } from '@/lib/tours/partner-form'
import { tourForm } from '@/lib/tours/tour-form'

const takeInLead = route<unknown>((request) =>
  showsKey(request) ? takeInFromPartner(request) : takeIn(request, tourForm),
)

/** A lead, of a visitor or of a partner's program with its key; neither needs a cookie or an Origin. */
export const POST = async (request: Request, context: unknown) =>
  openTo(request, await takeInLead(request, context))

/** Whether a page of a partner may send one from the browser. */
export const OPTIONS = route<unknown>(async (request) => preflight(request))
