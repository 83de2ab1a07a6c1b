import type { ReactNode } from 'react'
import { botCheckCopy, sourceCopy } from '@/components/admin/leads/lead-copy'
import { formatMoment } from '@/components/admin/leads/lead-time'
import { Panel } from '@/components/admin/leads/panel'
import type { LeadDetail } from '@/lib/desk/read-lead'

/** Where the request came from, what was agreed to, and what was promised. */
export function LeadFacts({ lead, zone }: { lead: LeadDetail; zone: string }) {
  return (
    <>
      <Panel title="Promise and consent">
        <Facts
          facts={[
            ['Promised', lead.promise],
            ['Call due', lead.callDueAt && formatMoment(lead.callDueAt, zone)],
            ...lead.consents.map((consent): [string, ReactNode] => [
              consent.kind === 'ads' ? 'Advertising' : 'Calls and texts',
              <span key={consent.id}>
                {consent.granted ? 'granted' : 'denied'}
                {consent.version !== null && `, wording version ${consent.version}`},{' '}
                {formatMoment(consent.createdAt, zone)}
                {consent.wording && <span className="mt-1 block text-ink-soft">“{consent.wording}”</span>}
              </span>,
            ]),
            ['Bot check', botCheckCopy(lead.botCheck)],
          ]}
        />
      </Panel>
      <Panel title="Where it came from">
        <Facts
          facts={[
            ['Form', sourceCopy(lead.source)],
            ['Landing page', lead.landingPageTemplate?.title],
            ['First page', lead.landingPageUrl],
            ['Came from', referrerOf(lead)],
            ['Source', lead.utmSource],
            ['Medium', lead.utmMedium],
            ['Campaign', lead.utmCampaign],
            ['Term', lead.utmTerm],
            ['Content', lead.utmContent],
            ['gclid', lead.gclid],
            ['gbraid', lead.gbraid],
            ['wbraid', lead.wbraid],
            ['fbclid', lead.fbclid],
            ['fbp', lead.fbp],
            ['fbc', lead.fbc],
            ['Address', lead.clientIpAddress],
            ['Browser', lead.clientUserAgent],
            ['Reference', lead.transactionId],
          ]}
        />
      </Panel>
    </>
  )
}

/** What linked to the first page of the visit; kept with the receipt. */
function referrerOf({ events }: LeadDetail): string | null {
  const received = events.find(({ type }) => type === 'received')?.data
  const referrer =
    received && typeof received === 'object' && 'referrer' in received ? received.referrer : null
  return typeof referrer === 'string' ? referrer : null
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-x-5 gap-y-0.5 sm:gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft max-sm:mt-1.5 max-sm:text-dense">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
