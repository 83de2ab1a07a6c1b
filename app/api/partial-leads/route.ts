import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { partialForm } from '@/lib/leads/keep-partial-lead'

/** Somebody pressed Continue in a form and may not send it. */
export const POST = route((request) => takeIn(request, partialForm))
