import { acceptExitOfferOperation } from '@/lib/desk/api/form-operations'
import { offerForm } from '@/lib/leads/exit-offer/submit'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { openForm } from '@/lib/platform/http/operation'

/** Accepts the exit offer. */
export const POST = openForm(acceptExitOfferOperation, (request) => handleForm(request, offerForm))
