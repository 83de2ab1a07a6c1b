import { offerForm } from '@/lib/leads/exit-offer/submit'
import { takeIn } from '@/lib/leads/intake/take-in'
import { route } from '@/lib/platform/http/route'

/** Somebody takes up the exit offer. */
export const POST = route((request) => takeIn(request, offerForm))
