import { takeIn } from '@/lib/leads/intake/take-in'
import { partialForm } from '@/lib/leads/tour-requests/keep-partial-lead'
import { route } from '@/lib/platform/http/route'

/** Somebody pressed Continue in a form and may not send it. */
export const POST = route((request) => takeIn(request, partialForm))
