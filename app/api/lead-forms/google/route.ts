import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { googleLeadForm } from '@/lib/lead-forms/google'

/** A lead of a form beneath an ad on Google, which shows an API key as its webhook key. */
export const POST = route<unknown>((request) => takeIn(request, googleLeadForm))
