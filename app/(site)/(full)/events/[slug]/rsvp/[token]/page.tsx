import { notFound } from 'next/navigation'
import { EventWhen } from '@/components/site/events/event-when'
import { RsvpState } from '@/components/site/events/rsvp-state'
import { ConfirmationPicture } from '@/components/site/lead-form/confirmation-picture'
import { PhoneState } from '@/components/site/phones/phone-state'
import { LinkEnded } from '@/components/site/private-link/link-ended'
import { buttonVariants } from '@/components/ui/button-variants'
import { readRsvp } from '@/lib/leads/events/read-rsvp'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL belongs to one guest: not indexed, no referrer. */
export const metadata = privateMetadata('Your seats')

type Props = {
  params: Promise<{ slug: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function RsvpPage({ params, searchParams }: Props) {
  const { slug, token } = await params
  const [rsvp, settings] = await Promise.all([readRsvp(slug, token), getSiteSettings()])
  if (!rsvp) notFound()
  if (rsvp === 'ended') {
    const isSent = (await searchParams).sent === 'link'
    return <LinkEnded token={token} phone={phoneOf(null, settings)} isSent={isSent} />
  }
  const { event } = rsvp
  const phone = phoneOf(event.community, settings)
  const isComing = rsvp.stage === 'coming' && !event.calledOff
  const mayCancel = isComing && rsvp.status !== 'cancelled'
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
      <div>
        <RsvpState rsvp={rsvp} />
        <div className="mt-9 rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="mb-3 type-h4">
            <a
              href={`/events/${event.slug}`}
              className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
            >
              {event.title}
            </a>
          </h2>
          <EventWhen event={{ ...event, maxAttendees: null }} timeZone={settings.timeZone} dated />
          {rsvp.status === 'confirmed' && isComing && (
            <a
              href={`/events/${event.slug}/calendar.ics`}
              className="no-print mt-3 inline-flex min-h-11 items-center text-link"
              download
            >
              Add to calendar
              <span className="sr-only"> (.ics file)</span>
            </a>
          )}
        </div>
        {mayCancel && (
          <CancelSeats token={token} guests={rsvp.guests} isWaiting={rsvp.status === 'waiting'} />
        )}
      </div>
      <aside className="grid content-start gap-8">
        <div className="print hidden lg:block">
          <ConfirmationPicture />
        </div>
        <div className="rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="type-h4">A question, or more guests?</h2>
          <p className="mt-2 text-ink-soft">Just give your name when you call.</p>
          <PhoneState isAsked className="mt-3 text-small" />
          <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
            Call {phone.display}
          </a>
          <a href="/events" className={`${buttonVariants({ variant: 'outline', size: 'lg' })} mt-3 w-full`}>
            All events
          </a>
        </div>
      </aside>
    </div>
  )
}

/** Cancels the RSVP. Collapsed to prevent accidents; a plain form that works without JavaScript. */
function CancelSeats({ token, guests, isWaiting }: { token: string; guests: number; isWaiting: boolean }) {
  const what = isWaiting ? 'my place in line' : guests === 1 ? 'my seat' : `my ${guests} seats`
  return (
    <details className="no-print mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">I cannot come</summary>
      <form method="post" action={`/api/rsvps/${token}/cancel`} className="mt-3">
        <p className="mb-4 max-w-article text-ink-soft">
          {isWaiting
            ? 'Everyone behind you will move up.'
            : 'We will give your place to the next person in line. This cannot be undone, but you can sign up again while seats are left.'}
        </p>
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Give up {what}
        </button>
      </form>
    </details>
  )
}
