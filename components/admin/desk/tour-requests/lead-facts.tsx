import type { ReactNode } from 'react'
import { botCheckCopy } from '@/components/admin/desk/tour-requests/lead-copy'
import { formatDuration } from '@/components/admin/kit/call-time'
import { Card } from '@/components/admin/kit/card'
import { formatDay, formatMoment } from '@/components/admin/kit/lead-time'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { clockStart } from '@/lib/leads/callers/call-windows'
import {
  describeTouch,
  entryTouchLabel,
  landingPath,
  type Touch,
  touchesIn,
} from '@/lib/leads/intake/touches'
import { SOURCES, sourceOf } from '@/lib/leads/sources/registry'
import { wayLabel } from '@/lib/platform/do-not-contact/scopes'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { ownAddress } from '@/lib/platform/site'

const CONSENTS: Record<string, string> = { ads: 'Advertising', contact: 'Contact', texts: 'Texts' }

/** Origin, consents and promise. */
export function LeadFacts({ lead, zone }: { lead: LeadDetail; zone: string }) {
  return (
    <>
      <Card title="Promise and consent">
        <Facts
          facts={[
            ['Promised', lead.promise],
            ['Call time they chose', lead.callAt && formatMoment(lead.callAt, zone)],
            ['Call due', lead.callDueAt && formatMoment(lead.callDueAt, zone)],
            [
              'Was late',
              lead.lateSince && `Due ${formatMoment(lead.lateSince, zone)}, no one had tried by then`,
            ],
            ['First attempt', firstAttemptOf(lead, zone)],
            ['Reached', lead.reachedAt && formatMoment(lead.reachedAt, zone)],
            ...lead.consents.map((consent): [string, ReactNode] => [
              CONSENTS[consent.kind] ?? consent.kind,
              <span key={consent.id}>
                {consent.granted ? 'granted' : 'denied'}
                {consent.phoneE164 && ` for ${writtenPhone(consent.phoneE164)}`}
                {consent.recordedBy
                  ? `, ${wayLabel(consent.channel)}, recorded by ${consent.recordedBy}`
                  : AS_SAID[consent.channel]}
                {consent.version !== null && `, wording version ${consent.version}`},{' '}
                {formatMoment(consent.createdAt, zone)}
                {consent.pageUrl && (
                  <>
                    , on <PageOfConsent address={consent.pageUrl} />
                  </>
                )}
                {consent.wording && <span className="mt-1 block text-ink-soft">“{consent.wording}”</span>}
              </span>,
            ]),
            ['Bot check', botCheckCopy(lead.botCheck)],
          ]}
        />
      </Card>
      <Card title="Where it came from">
        <Facts
          facts={[
            ['Form', sourceOf(lead.source).name],
            ['About', lead.topic?.name],
            ['Landing page', lead.landingPageTemplate?.title],
            ['Version seen', versionWords(lead, zone)],
            ...touchFacts(lead, zone),
            [`Entry page, ${entryTouchLabel(lead)}`, lead.landingPageUrl],
            [sourceOf(lead.source).senderLabel ?? 'Partner', receivedWith(lead, 'partner')],
            ['Ad form', receivedWith(lead, 'adForm')],
            ['Came from', receivedWith(lead, 'referrer')],
            ['Source', lead.utmSource],
            ['Medium', lead.utmMedium],
            ['Campaign', lead.utmCampaign],
            ['Term', lead.utmTerm],
            ['Content', lead.utmContent],
            ['gclid', lead.gclid],
            ['gbraid', lead.gbraid],
            ['wbraid', lead.wbraid],
            ['fbclid', lead.fbclid],
            ['msclkid', lead.msclkid],
            ['fbp', lead.fbp],
            ['fbc', lead.fbc],
            ['IP address', lead.clientIpAddress],
            ['Browser', lead.clientUserAgent],
            ['Reference', lead.erasedAt ? null : lead.transactionId],
            ['The partner’s own key', lead.idempotencyKey],
          ]}
        />
      </Card>
    </>
  )
}

/** The page where a family agreed; its address is theirs, so it is a link only within our site. */
function PageOfConsent({ address }: { address: string }) {
  const path = ownAddress(address)
  if (path === null) return <>{address}</>
  return (
    <a href={path} target="_blank" rel="noopener" className="text-link">
      {path.split(/[?#]/)[0]}
    </a>
  )
}

/** Suffix for consents that were not given on our own forms. */
const AS_SAID = Object.fromEntries(
  SOURCES.map(({ consent: { channel, words } }) => [channel, words && `, ${words}`]),
)

/** First attempt: when, by whom, how long it took (also in staffed hours), and whether it was late. */
function firstAttemptOf({ firstAttemptAt, firstAttemptBy, ...lead }: LeadDetail, zone: string): ReactNode {
  if (!firstAttemptAt) return null
  // Imported calls have no clock.
  if (firstAttemptAt.getTime() === lead.createdAt.getTime()) return null
  // A family that chose a time may be called a little before it.
  const took = Math.max(0, firstAttemptAt.getTime() - clockStart(lead).getTime())
  const dueAt = lead.lateSince ?? lead.callDueAt
  const late = dueAt ? firstAttemptAt.getTime() - dueAt.getTime() : 0
  const staffed = lead.firstAttemptStaffedS
  return (
    <>
      {formatMoment(firstAttemptAt, zone)}
      {firstAttemptBy && ` by ${firstAttemptBy.username}`}, after {formatDuration(took)}
      {staffed !== null && `, ${formatDuration(staffed * 1_000)} of it in staffed hours`}
      {late > 0 && <b className="block font-[640] text-bad">{formatDuration(late)} late</b>}
    </>
  )
}

/** 'B, in the test since Nov 24'. */
function versionWords({ seenVersion }: LeadDetail, zone: string): string | null {
  if (!seenVersion) return null
  const { version, testedSince } = seenVersion
  return testedSince ? `${version}, in the test since ${formatDay(testedSince, zone)}` : version
}

/** Stored with the received event: referrer, partner, or lead form of an ad. */
function receivedWith({ id, events }: LeadDetail, name: 'referrer' | 'partner' | 'adForm'): string | null {
  const received = events.find(({ type, tourRequestId }) => type === 'received' && tourRequestId === id)?.data
  const fact = received && typeof received === 'object' ? (received as Record<string, unknown>)[name] : null
  return typeof fact === 'string' ? fact : null
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-x-5 gap-y-0.5 sm:gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft max-sm:mt-1.5 max-sm:text-dense">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** First and last touch (F2) as terms and descriptions, or that the family refuses advertising. */
function touchFacts({ touches, adConsent, erasedAt }: LeadDetail, zone: string): [string, ReactNode][] {
  const refused: [string, ReactNode][] =
    adConsent === 'denied' && !erasedAt
      ? [['Advertising', 'Nothing is sent to ad platforms: no consent']]
      : []
  const kept = touchesIn(touches)
  if (!kept) return refused
  const { first, last } = kept
  const isOne = first.at === last.at
  return [
    ...refused,
    [isOne ? 'First and last touch' : 'First touch', <TouchLine key="first" touch={first} zone={zone} />],
    ['Last touch', !isOne && <TouchLine key="last" touch={last} zone={zone} />],
  ]
}

function TouchLine({ touch, zone }: { touch: Touch; zone: string }) {
  const page = landingPath(touch)
  return (
    <>
      {describeTouch(touch)}
      <span className="block text-ink-soft">
        {formatMoment(new Date(touch.at), zone)}
        {page && `, on ${page}`}
      </span>
    </>
  )
}
