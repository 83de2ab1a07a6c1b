import { takeIn } from '@/lib/leads/intake/take-in'
import { googleLeadForm } from '@/lib/leads/lead-forms/google'
import { route } from '@/lib/platform/http/route'

/** A lead of a form beneath an ad on Google, which shows an API key as its webhook key. */
export const POST = route<unknown>((request) => takeIn(request, googleLeadForm))
