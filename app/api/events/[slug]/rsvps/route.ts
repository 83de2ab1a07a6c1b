import { rsvpOperation } from '@/lib/desk/api/form-operations'
import { rsvpForm } from '@/lib/leads/events/rsvp-form'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { openForm } from '@/lib/platform/http/operation'

/** RSVPs to an event (A6). */
export const POST = openForm(rsvpOperation, (request, { slug = '' }) => handleForm(request, rsvpForm(slug)))
