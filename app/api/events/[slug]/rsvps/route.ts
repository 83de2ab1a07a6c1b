import { rsvpForm } from '@/lib/events/rsvp-form'
import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'

type Context = { params: Promise<{ slug: string }> }

/** A visitor comes to an event (A6). */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, rsvpForm((await params).slug)),
)
