import { handleForm } from '@/lib/leads/intake/handle-form'
import { partialForm } from '@/lib/leads/tour-requests/store-partial-lead'
import { route } from '@/lib/platform/http/route'

/** Stores a form that was started but may never be sent. */
export const POST = route((request) => handleForm(request, partialForm))
