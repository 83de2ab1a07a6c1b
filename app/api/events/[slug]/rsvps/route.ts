import { rsvpForm } from '@/lib/leads/events/rsvp-form'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { route } from '@/lib/platform/http/route'

/** RSVPs to an event (A6). */
export const POST = route<{ params: Promise<{ slug: string }> }>(async (request, { params }) =>
  handleForm(request, rsvpForm((await params).slug)),
)
