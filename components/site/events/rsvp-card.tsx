import { RsvpForm } from '@/components/site/events/rsvp-form'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { MAX_PARTY } from '@/lib/leads/events/party'
import { isFull, seatCopy, type stageOf } from '@/lib/site/events/event-stage'
import type { EventDetail } from '@/lib/site/events/events'

type Props = {
  event: EventDetail
  stage: ReturnType<typeof stageOf>
  seats: { taken: number; waiting: number }
  phone: { display: string; dial: string }
  turnstileSiteKey: string | undefined
}

/** RSVP: our form, a link to the organizer's page, or why sign-up is closed. */
export function RsvpCard({ event, stage, seats, phone, turnstileSiteKey }: Props) {
  return (
    <section
      id="rsvp"
      aria-labelledby="rsvp-title"
      className="no-print rounded-dialog border border-line bg-card p-5.5 shadow-raised sm:p-8"
    >
      {event.calledOff && stage !== 'over' ? (
        <CalledOff event={event} phone={phone} />
      ) : stage === 'coming' ? (
        <Coming event={event} seats={seats} phone={phone} turnstileSiteKey={turnstileSiteKey} />
      ) : (
        <TooLate event={event} isOver={stage === 'over'} phone={phone} />
      )}
    </section>
  )
}

function Coming({ event, seats, phone, turnstileSiteKey }: Omit<Props, 'stage'>) {
  const { maxAttendees, rsvpUrl } = event
  if (rsvpUrl) {
    return (
      <>
        <h2 id="rsvp-title" className="type-panel">
          RSVP
        </h2>
        <p className="mt-2 text-base text-ink-soft">Sign-up for this event is on the organizer’s own page.</p>
        <SafeLink href={rsvpUrl} className={`${buttonVariants({ variant: 'copper', size: 'lg' })} mt-5`}>
          Sign up
          <span className="sr-only"> for {event.title}</span>
        </SafeLink>
      </>
    )
  }
  const full = isFull(event, seats.taken)
  return (
    <>
      <h2 id="rsvp-title" className="type-panel">
        {full ? 'Join the waiting list' : 'Save a seat'}
      </h2>
      <p className="mt-2 text-base text-ink-soft">
        {full ? waitingCopy(maxAttendees, seats) : openCopy(maxAttendees, seats.taken)}
      </p>
      <RsvpForm
        slug={event.slug}
        largestParty={Math.min(MAX_PARTY, maxAttendees ?? MAX_PARTY)}
        isFull={full}
        phone={phone}
        turnstileSiteKey={turnstileSiteKey}
      />
    </>
  )
}

function openCopy(maxAttendees: number | null, taken: number): string {
  const left = seatCopy(maxAttendees, taken)
  return `${left ? `${left}. ` : ''}It is free, and you can change your mind.`
}

function waitingCopy(maxAttendees: number | null, { taken, waiting }: Props['seats']): string {
  const line =
    waiting === 0
      ? 'No one is waiting yet'
      : `${waiting} ${waiting === 1 ? 'party is' : 'parties are'} waiting`
  return `${seatCopy(maxAttendees, taken)}. ${line}. People do cancel, and we will email or call you as soon as there is room.`
}

function CalledOff({ event, phone }: Pick<Props, 'event' | 'phone'>) {
  return (
    <Closed
      event={event}
      phone={phone}
      heading="Sign-up is closed"
      words="This event is canceled. Everyone who signed up here will get an email or a call from us. You are welcome to tour on any other day."
    />
  )
}

function TooLate({ event, isOver, phone }: Pick<Props, 'event' | 'phone'> & { isOver: boolean }) {
  return (
    <Closed
      event={event}
      phone={phone}
      heading={isOver ? 'This event is over' : 'This event has begun'}
      words={
        isOver
          ? 'This event is over. Come to another one, or take a tour any day.'
          : 'If you are on your way, call us or ask at the front desk, and we will make room if we can.'
      }
    />
  )
}

type ClosedProps = Pick<Props, 'event' | 'phone'> & { heading: string; words: string }

/** Sign-up is closed; offers a tour and the phone instead. */
function Closed({ event, phone, heading, words }: ClosedProps) {
  return (
    <>
      <h2 id="rsvp-title" className="type-panel">
        {heading}
      </h2>
      <p className="mt-2 text-base text-ink-soft">{words}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <TourLink
          communityId={event.communityId ?? undefined}
          communityName={event.community?.name}
          className={buttonVariants({ variant: 'copper', size: 'lg' })}
        >
          Schedule a tour
        </TourLink>
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Call {phone.display}
        </a>
      </div>
    </>
  )
}
