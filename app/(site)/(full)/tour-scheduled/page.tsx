import { Phone } from 'lucide-react'
import { cookies } from 'next/headers'
import { callStatusText } from '@/components/site/confirmation/call-status-text'
import { readConfirmationParameters } from '@/components/site/confirmation/confirmation-parameters'
import { StripNameFromUrl } from '@/components/site/confirmation/strip-name-from-url'
import { Fact, FactList } from '@/components/site/fact-list'
import { ConfirmationPicture } from '@/components/site/lead-form/confirmation-picture'
import { PhoneHoursText } from '@/components/site/phones/phone-hours-text'
import { TourLink } from '@/components/site/tour-link'
import { CallTimesForm } from '@/components/site/visit/call-times-form'
import { CallerLine } from '@/components/site/visit/caller-line'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import { announceOnPage } from '@/lib/leads/callers/announcements'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { announcedCall } from '@/lib/leads/callers/who-calls'
import { formatZonedMoment } from '@/lib/leads/family/read-visit'
import { visitToken } from '@/lib/leads/family/visit-link'
import { question } from '@/lib/leads/sources/question'
import { agreedTour } from '@/lib/leads/tour-requests/agreed-tour'
import { callOutlook } from '@/lib/leads/tour-requests/call-outlook'
import { plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { REQUEST_COOKIE } from '@/lib/leads/tour-requests/request-cookie'
import { getTourConfirmation, type TourConfirmation } from '@/lib/leads/tour-requests/tour-confirmation'
import { shownCallTimes } from '@/lib/leads/tours/choose-call-time'
import { dateFormat } from '@/lib/platform/date-format'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getNightLine } from '@/lib/site/communities/night-line'
import { smallMeridiem } from '@/lib/site/content/format'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL contains a name: not indexed, no referrer. */
export const metadata = privateMetadata('Your request')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TourScheduledPage({ searchParams }: Props) {
  const given = readConfirmationParameters(await searchParams)
  const [request, settings, communities, jar] = await Promise.all([
    getTourConfirmation(given.txn),
    getSiteSettings(),
    getCommunityCards(),
    cookies(),
  ])
  // Show the name only if the community exists; the URL could say anything.
  const community =
    request?.community ??
    communities.find(({ name, slug, id }) => [name, slug, id].includes(given.community)) ??
    null
  const phone = phoneOf(community, settings)
  const zone = usableTimeZone(request?.community?.timeZone ?? settings.timeZone)
  const now = new Date()
  // Nobody promised a call, so none is announced (decision 106).
  const isQuestion = request?.source === question.key
  const communityId = community?.id ?? null
  const [hours, nightLine] = await Promise.all([
    getPhoneHours(communityId),
    communityId ? getNightLine(communityId) : null,
  ])
  const outlook = request && callOutlook(request, now, zone)
  const agreed = request && agreedTour(request, now)
  const tour = agreed ? formatZonedMoment(agreed, zone) : null
  // Greet by name only in the sender's browser.
  const isSender = request !== null && jar.get(REQUEST_COOKIE)?.value === request.transactionId
  const firstName = isSender ? given.firstName || plainFirstName(request.name) : ''
  const call = request && (await announcedCall(request, zone, now))
  // The private link of a request that is held back opens nothing.
  const token = isSender && !request.quarantinedAt ? visitToken(request) : null
  const callTimes = token && request ? await shownCallTimes(request, now) : null
  if (token && request) await announceOnPage(request.id, call)
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <StripNameFromUrl />
      <div>
        <Eyebrow>{community ? community.name : settings.companyName}</Eyebrow>
        {request && outlook ? (
          <div data-tour-asked>
            <h1 className="mt-3">{firstName ? `Thank you, ${firstName}.` : 'Thank you.'}</h1>
            <p className="type-lead mt-5 max-w-article">
              {(isQuestion && outlook.state === 'ahead' && request.topic?.thanks) ||
                callStatusText(outlook, phone.display)}
            </p>
            <RequestFacts
              request={request}
              tour={tour}
              callBy={outlook.state === 'ahead' ? outlook.by : null}
              zone={zone}
            />
            {call && <CallerLine line={call.line} token={call.number && token} />}
            {token && callTimes && (
              <CallTimesForm token={token} times={callTimes} isTried={outlook.state === 'tried'} />
            )}
            {outlook.state === 'ahead' && !isQuestion && (
              <>
                <h2 className="type-h3 mt-12">What happens next</h2>
                <WhatHappensNext
                  callsFrom={call?.number?.display ?? null}
                  phone={phone}
                  hasTour={tour !== null}
                />
              </>
            )}
          </div>
        ) : (
          <RequestNotFound phone={phone} />
        )}
      </div>
      <aside className="grid content-start gap-8">
        <div className="print hidden lg:block">
          <ConfirmationPicture />
        </div>
        <div className="rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="type-h4">{asideTitle(hours.isOpen, request !== null)}</h2>
          <p className="mt-2 text-ink-soft">
            {request ? 'Give your reference, or just your name.' : 'We can set up your tour on the phone.'}
          </p>
          <PhoneHoursText
            hours={hours}
            nightLine={nightLine}
            isAsked={request !== null}
            className="mt-3 text-small"
          />
          <a
            href={`tel:${phone.dial}`}
            className={`${buttonVariants({ variant: hours.isOpen ? 'default' : 'outline', size: 'lg' })} mt-5 w-full`}
          >
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
          <a
            href={community ? `/communities/${community.slug}` : '/communities'}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} mt-3 w-full`}
          >
            {community ? `Back to ${community.name}` : 'See our communities'}
          </a>
        </div>
      </aside>
    </div>
  )
}

function asideTitle(isOpen: boolean, hasAsked: boolean): string {
  if (!isOpen) return 'Our phone'
  return hasAsked ? 'Rather not wait?' : 'Talk to us now'
}

type RequestFactsProps = {
  request: TourConfirmation
  tour: string | null
  callBy: string | null
  /** IANA zone of the community; all times are shown in it. */
  zone: string
}

function RequestFacts({ request, tour, callBy, zone }: RequestFactsProps) {
  const preferred = tour ? null : request.preferredDate
  const facts = [
    ['We call you by', callBy],
    ['About', request.topic?.name],
    ['Community', request.community?.name],
    ['Floor plan', request.floorPlan?.name],
    ['Your tour', tour],
    ['You would like to come', preferred && formatZonedMoment(preferred, zone)],
    ['Sent', sentAt(request.createdAt, zone)],
    ['Your reference', leadReference(request.transactionId)],
  ] as const
  return (
    <FactList className="mt-7 max-w-128 bg-paper text-small">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
}

function sentAt(createdAt: Date, timeZone: string): string {
  const text = dateFormat({
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(createdAt)
  return smallMeridiem(text)
}

/** Shown when the URL matches no request; claims nothing is stored. */
function RequestNotFound({ phone }: { phone: PhoneNumber }) {
  return (
    <>
      <h1 className="mt-3">We cannot find your request.</h1>
      <p className="type-lead mt-5 max-w-article">
        This page shows a request for two weeks after it was sent. If you sent one and are not sure that it
        reached us, call us at {phone.display}, or send it again: we will not call you twice.
      </p>
      <TourLink className={`${buttonVariants({ variant: 'copper', size: 'lg' })} mt-8`}>
        Schedule a tour
      </TourLink>
    </>
  )
}

type NextProps = {
  /** Null when it is not known yet. */
  callsFrom: string | null
  phone: PhoneNumber
  hasTour: boolean
}

/** The three next steps, with the number the call comes from. */
function WhatHappensNext({ callsFrom, phone, hasTour }: NextProps) {
  const steps = [
    { title: 'Your request is saved', text: 'It is on our list of calls. You don’t need to send it again.' },
    {
      title: 'A person calls you',
      text: callsFrom
        ? `The call comes from ${callsFrom}. Save the number, so you know it is us.`
        : `If you would rather call us, our number is ${phone.display}.`,
    },
    {
      title: hasTour ? 'You visit' : 'You choose the day',
      text: 'Bring your questions and anyone you like. A first visit takes about forty minutes and costs nothing.',
    },
  ]
  return (
    <ol className="mt-6">
      {steps.map((step, index) => (
        <li key={step.title} className="relative flex gap-5 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 w-px bg-copper-light" />
          )}
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-pill border-[1.5px] border-copper-mid bg-card font-display text-control text-copper"
          >
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="font-sans text-base font-[640] tracking-normal">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
