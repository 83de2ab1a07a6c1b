import { rsvpForm } from '@/lib/leads/events/rsvp-form'
import { takeIn } from '@/lib/leads/intake/take-in'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ slug: string }> }

/** A visitor comes to an event (A6). */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, rsvpForm((await params).slug)),
)
