import { CalendarClock, FilePen, Globe, Info, Mail, MailX, MapPin, MessageCircle } from 'lucide-react'
import { CallButtons } from '@/components/admin/desk/tour-requests/call-buttons'
import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { ClaimLine } from '@/components/admin/desk/tour-requests/claim-line'
import type { RefusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { SkipLead } from '@/components/admin/desk/tour-requests/skip-lead'
import { RingMe } from '@/components/admin/desk/voice/ring-me'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Chip } from '@/components/ui/chip'
import { StatusBadge } from '@/components/ui/status-badge'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { sourceOf } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { phoneDial } from '@/lib/platform/phones/phone'
import { mailLink } from '@/lib/platform/typed-email'

type Props = {
  lead: LeadDetail
  zone: string
  /** Null after the first attempt. */
  dueAt: Date | null
  mayWork: boolean
  refused: RefusedWays
  /** The signed-in person's username. */
  me: string
}

/** Name, community, promise and time left, with the call buttons. */
export function LeadHead({ lead, zone, dueAt, mayWork, refused, me }: Props) {
  const dial = lead.phoneE164 ?? phoneDial(lead.phone)
  const source = lead.utmSource ? [lead.utmSource, lead.utmCampaign].filter(Boolean).join(', ') : null
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 wrap-anywhere">{lead.name}</h1>
            {!lead.quarantinedAt && isLeadStatus(lead.status) && <StatusBadge status={lead.status} />}
          </div>
          {lead.message && (
            <p className="mt-1 max-w-[70ch] whitespace-pre-line wrap-anywhere text-ink-soft">
              {lead.message}
            </p>
          )}
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            <li>
              <Chip tone="sky">
                <MapPin aria-hidden="true" />
                {lead.community?.name ?? 'Any community'}
                {lead.floorPlan && `, ${lead.floorPlan.name}`}
              </Chip>
            </li>
            {lead.topic && (
              <li>
                <Chip tone="sky">
                  <MessageCircle aria-hidden="true" />
                  {lead.topic.name}
                </Chip>
              </li>
            )}
            {lead.source === unfinishedForm.key && (
              <li>
                <Chip tone="outline">
                  <FilePen aria-hidden="true" />
                  Unfinished form: no call was promised
                </Chip>
              </li>
            )}
            {sourceOf(lead.source).from === 'information' && (
              <li>
                <Chip tone="outline">
                  <Info aria-hidden="true" />
                  Asked for information, not a call
                </Chip>
              </li>
            )}
            {dueAt && lead.callAt && (
              <li>
                <Chip tone="sky">
                  <CalendarClock aria-hidden="true" />
                  Call requested for {formatMoment(lead.callAt, zone)}
                </Chip>
              </li>
            )}
            {source && (
              <li>
                <Chip tone="sage">
                  <Globe aria-hidden="true" />
                  {source}
                </Chip>
              </li>
            )}
          </ul>
        </div>
        <div className="flex flex-none items-center gap-2">
          {mayWork && dueAt && (
            <span className="max-lg:hidden">
              <SkipLead leadId={lead.id} householdId={lead.householdId} me={me} />
            </span>
          )}
          {dueAt && (
            <span role="timer" aria-label="Time for the promised call">
              <CallClock
                dueAt={dueAt.toISOString()}
                callAt={lead.callAt?.toISOString() ?? null}
                zone={zone}
              />
            </span>
          )}
        </div>
      </div>
      {lead.claimedBy && lead.claimedUntil && (
        <ClaimLine by={lead.claimedBy.username} until={lead.claimedUntil.toISOString()} />
      )}
      {!lead.erasedAt && (
        <CallButtons
          leadId={lead.id}
          name={lead.name}
          dial={dial}
          extension={lead.phoneExtension}
          phone={lead.phone}
          status={isLeadStatus(lead.status) ? lead.status : 'new'}
          tourDate={(lead.scheduledDate ?? lead.preferredDate)?.toISOString() ?? null}
          timeZone={zone}
          mayWork={mayWork && !lead.quarantinedAt}
          known={lead.known}
          after={
            mayWork && lead.firstAttemptAt ? { leadId: lead.id, householdId: lead.householdId, me } : null
          }
          refused={refused}
          mayText={lead.mayText}
          missedCalls={lead.missedCalls}
          thatWasUs={lead.thatWasUs}
        />
      )}
      {lead.mayRing && mayWork && !lead.quarantinedAt && lead.phoneE164 && !refused.call && (
        <RingMe leadId={lead.id} />
      )}
      <dl className="mt-2 flex flex-wrap gap-x-6 text-dense">
        {!lead.erasedAt && lead.phone && (
          <Fact term="Phone">
            {lead.phone}
            {lead.phoneExtension && ` ext. ${lead.phoneExtension}`}{' '}
            <CopyButton text={dial} what="phone number" />
          </Fact>
        )}
        {lead.email && (
          <Fact term="Email">
            {refused.mail ? (
              <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
                {lead.email}
                <span className="inline-flex items-center gap-1.5 text-bad">
                  <MailX aria-hidden="true" className="size-4.5 flex-none" />
                  {refused.mail}
                </span>
              </span>
            ) : (
              <a
                href={mailLink(lead.email)}
                className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-link"
              >
                <Mail aria-hidden="true" className="size-4.5 flex-none" />
                <span className="min-w-0 wrap-anywhere">{lead.email}</span>
              </a>
            )}
            <CopyButton text={lead.email} what="email address" />
          </Fact>
        )}
        <Fact term="Received">{formatMoment(lead.createdAt, zone)}</Fact>
        {lead.preferredDate && <Fact term="Preferred time">{formatMoment(lead.preferredDate, zone)}</Fact>}
        {lead.scheduledDate && <Fact term="Tour">{formatMoment(lead.scheduledDate, zone)}</Fact>}
        {lead.lastContactedAt && <Fact term="Last contact">{formatMoment(lead.lastContactedAt, zone)}</Fact>}
      </dl>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex min-h-11 items-center gap-1 font-[600] lg:-my-1">{children}</dd>
    </div>
  )
}
