import { offerForm } from '@/lib/leads/exit-offer/submit'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { route } from '@/lib/platform/http/route'

/** Accepts the exit offer. */
export const POST = route((request) => handleForm(request, offerForm))
