import { referOperation } from '@/lib/desk/api/form-operations'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { professionalForm } from '@/lib/leads/referrals/referral-form'
import { openForm } from '@/lib/platform/http/operation'

/** Referrals by professionals. */
export const POST = openForm(referOperation, (request) => handleForm(request, professionalForm))
