import { Eyebrow } from '@/components/ui/eyebrow'
import { calledOffMessage } from '@/lib/leads/events/called-off'
import type { OpenedRsvp } from '@/lib/leads/events/read-rsvp'

/** State of an RSVP as a heading and a paragraph. */
export function RsvpState({ rsvp }: { rsvp: OpenedRsvp }) {
  const { heading, words } = stateOf(rsvp)
  return (
    <>
      <Eyebrow>{rsvp.event.community?.name ?? 'Events'}</Eyebrow>
      <h1 className="mt-3">{heading}</h1>
      <p className="type-lead mt-5 max-w-article">{words}</p>
      {rsvp.promise && rsvp.status !== 'cancelled' && rsvp.stage !== 'over' && (
        <p className="mt-3 max-w-article">You asked for a call. {rsvp.promise}</p>
      )}
      {rsvp.email === null &&
        rsvp.status !== 'cancelled' &&
        rsvp.stage === 'coming' &&
        !rsvp.event.calledOff && (
          <p className="mt-3 max-w-article">
            Please bookmark or print this page. Its web address is the only link to your seats.
          </p>
        )}
    </>
  )
}

function stateOf({ name, guests, status, place, email, stage, event }: OpenedRsvp): {
  heading: string
  words: string
} {
  const seats = guests === 1 ? 'your seat' : `your ${guests} seats`
  if (status === 'cancelled') {
    return {
      heading: 'You are no longer on the list.',
      words: `Thank you for telling us, ${name}. Someone else can come now. If you change your mind, sign up again on the event’s page.`,
    }
  }
  if (event.calledOff) return { heading: 'This event is canceled.', words: calledOffMessage(event) }
  if (stage === 'over') {
    return {
      heading: 'This event is over.',
      words: `Thank you for signing up, ${name}. The next ones are on the calendar, and you may visit on any day.`,
    }
  }
  if (stage === 'going-on') {
    return { heading: 'This event has begun.', words: 'Sign-ups are closed. Call us if something came up.' }
  }
  if (status === 'waiting') {
    return {
      heading: `You are number ${place} in line.`,
      words: `The seats are taken for now, ${name}. As soon as there is room for ${guests === 1 ? 'you' : `the ${guests} of you`}, we will ${email ? 'email you' : 'call you'}, and this page will say so, too.`,
    }
  }
  if (status === 'held') {
    return {
      heading: 'We have your sign-up.',
      words: `Thank you, ${name}. We will look at it and confirm ${seats}. If you hear nothing within a day, please call us.`,
    }
  }
  return {
    heading: guests === 1 ? 'Your seat is saved.' : `Your ${guests} seats are saved.`,
    words: `We look forward to seeing you, ${name}.${email ? ' We have sent the date and the link to this page to your email address.' : ''}`,
  }
}
