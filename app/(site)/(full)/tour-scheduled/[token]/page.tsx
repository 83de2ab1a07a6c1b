import { CalendarCheck, MapPin, Phone } from 'lucide-react'
import { notFound } from 'next/navigation'
import { ConfirmationPicture } from '@/components/site/lead-form/confirmation-picture'
import { PhoneState } from '@/components/site/phones/phone-state'
import { LinkEnded } from '@/components/site/private-link/link-ended'
import { CallTimesForm } from '@/components/site/visit/call-times-form'
import { CallerLine } from '@/components/site/visit/caller-line'
import { ChangeForm } from '@/components/site/visit/change-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Message } from '@/components/ui/message'
import { announceOnPage } from '@/lib/leads/callers/announcements'
import { type OpenedVisit, openVisit } from '@/lib/leads/tours/open-visit'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The URL belongs to one family: not indexed, no referrer. */
export const metadata = privateMetadata('Your visit')

export default async function VisitPage({ params, searchParams }: Props) {
  const { token } = await params
  const [visit, settings, { sent }] = await Promise.all([openVisit(token), getSiteSettings(), searchParams])
  if (!visit) notFound()
  if (visit === 'ended')
    return <LinkEnded token={token} phone={phoneOf(null, settings)} isSent={sent === 'link'} />
  const { community } = visit
  const phone = phoneOf(community, settings)
  await announceOnPage(visit.id, visit.call)
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
      <div data-tour-asked>
        <VisitState
          visit={visit}
          company={settings.companyName}
          sent={typeof sent === 'string' ? sent : undefined}
        />
        {visit.call && <CallerLine line={visit.call.line} token={visit.call.number && token} />}
        {visit.callTimes && <CallTimesForm token={token} times={visit.callTimes} isTried={!visit.isNew} />}
        {visit.isOpen && (
          <ChangeForm
            token={token}
            hasTour={visit.tour !== null}
            earliest={visit.earliest}
            times={visit.times}
          />
        )}
        {visit.tour && <CancelTour token={token} />}
      </div>
      <aside className="grid content-start gap-8">
        <div className="print hidden lg:block">
          <ConfirmationPicture />
        </div>
        <div className="rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="type-h4">Rather talk to us?</h2>
          <p className="mt-2 text-ink-soft">Give your reference, {visit.reference}, or just your name.</p>
          <PhoneState communityId={community?.id} isAsked className="mt-3 text-small" />
          <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
          {community?.active && (
            <a
              href={`/communities/${community.slug}`}
              className={`${buttonVariants({ variant: 'outline', size: 'lg' })} mt-3 w-full`}
            >
              See {community.name}
            </a>
          )}
        </div>
      </aside>
    </div>
  )
}

/** Collapsed to prevent accidents; a plain form that works without JavaScript. */
function CancelTour({ token }: { token: string }) {
  return (
    <details className="no-print mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">I cannot come</summary>
      <form method="post" action={`/api/visits/${token}/call-off`} className="mt-3">
        <p className="mb-4 max-w-article text-ink-soft">
          We will take the date off our calendar and call you. You can ask for another time whenever you like.
        </p>
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Cancel the tour
        </button>
      </form>
    </details>
  )
}

type VisitStateProps = { visit: OpenedVisit; company: string; sent: string | undefined }

const SENT: Record<string, string> = {
  yes: 'We have your message and will call you.',
  email: 'We have your email address. A new link is on its way to it.',
  booked: 'Your tour is set. We look forward to seeing you.',
  taken: 'This time has just been taken. Please choose another.',
  call: 'We will call you then.',
  'call-gone': 'We cannot call at that time. Please choose another.',
  'call-refused': 'The time of this call can no longer be changed here. Please call us.',
}

const REFUSED = new Set(['taken', 'call-gone', 'call-refused'])

/** State of the request: an agreed tour, or a promised call. */
function VisitState({ visit, company, sent }: VisitStateProps) {
  const { firstName, community, tour, preferred } = visit
  return (
    <>
      <Eyebrow>{community?.name ?? company}</Eyebrow>
      <h1 className="mt-3">{tour ? 'Your tour' : firstName ? `Your visit, ${firstName}` : 'Your visit'}</h1>
      {sent && Object.hasOwn(SENT, sent) && (
        <div className="mt-6">
          <Message tone={REFUSED.has(sent) ? 'warn' : 'ok'}>{SENT[sent]}</Message>
        </div>
      )}
      {tour ? (
        <div className="mt-7 grid gap-3 rounded-control border border-line bg-card p-6 shadow-rest">
          <p className="flex items-start gap-3 type-h4">
            <CalendarCheck aria-hidden="true" className="mt-0.5 flex-none" />
            {tour}
          </p>
          {visit.address && (
            <p className="flex items-start gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 flex-none" />
              {visit.address}
            </p>
          )}
        </div>
      ) : (
        <p className="type-lead mt-5 max-w-article">{stateText(visit)}</p>
      )}
      {tour && visit.chosenCall && <p className="mt-4 max-w-article">{visit.chosenCall}</p>}
      {!tour && preferred && (
        <p className="mt-4">
          You would like to come on <b className="font-[640]">{preferred}</b>.
        </p>
      )}
    </>
  )
}

function stateText({ isOpen, isNew, promise, chosenCall }: OpenedVisit): string {
  if (!isOpen) return 'This request is closed. Call us whenever we can help.'
  if (chosenCall) return chosenCall
  if (isNew && promise) return promise
  return 'No tour is scheduled right now. Tell us what works for you, and we will call you.'
}
