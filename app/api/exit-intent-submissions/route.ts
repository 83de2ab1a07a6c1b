import { offerForm } from '@/lib/exit-offer/submit'
import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'

/** Somebody takes up the exit offer. */
export const POST = route((request) => takeIn(request, offerForm))
