import { handleForm } from '@/lib/leads/intake/handle-form'
import { googleLeadForm } from '@/lib/leads/lead-forms/google'
import { route } from '@/lib/platform/http/route'

/** Webhook for leads from Google Ads lead forms, authenticated by an API key as the webhook key. */
export const POST = route<unknown>((request) => handleForm(request, googleLeadForm))
