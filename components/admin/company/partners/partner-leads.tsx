import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { StatusBadge } from '@/components/ui/status-badge'
import type { LeadPace } from '@/lib/desk/partners/lead-pace'
import type { PartnerLead } from '@/lib/desk/partners/list-partners'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

/** Sentence of how fast a partner's families are called. */
export function PaceWords({ pace }: { pace: LeadPace }) {
  const { days, received, called, calledInTime, medianStaffedSeconds, reached, toursAgreed, movedIn } = pace
  if (received === 0) return <>No request in the last {days} days.</>
  const median =
    medianStaffedSeconds === null ? '' : `, half of them within ${spanWords(medianStaffedSeconds)}`
  return (
    <>
      {received} {received === 1 ? 'request' : 'requests'} in the last {days} days: {called} called,{' '}
      {calledInTime} within {PROMISED_MINUTES} staffed minutes{median}; {reached} reached, {toursAgreed} with
      a tour, {movedIn} moved in.
    </>
  )
}

/** Latest requests of a partner, with how long each waited for the first attempt. */
export function PartnerLeads({ leads, timeZone }: { leads: PartnerLead[]; timeZone: string }) {
  return (
    <ul className={LIST_LINES}>
      {leads.map(({ id, name, status, createdAt, community, firstAttemptStaffedS, quarantinedAt }) => (
        <ListLine
          key={id}
          start={formatMoment(createdAt, timeZone)}
          title={
            <Link href={`/admin/tour-requests/${id}`} className={`${LIST_LINK} text-link`}>
              {name}
            </Link>
          }
          words={
            <>
              {firstAttemptStaffedS === null
                ? 'Not called yet'
                : `Called after ${spanWords(firstAttemptStaffedS)}`}
              {community && ` · ${community.name}`}
              <span className="md:hidden"> · {formatMoment(createdAt, timeZone)}</span>
            </>
          }
        >
          {quarantinedAt ? (
            <Badge tone="warn">Held back</Badge>
          ) : (
            isLeadStatus(status) && <StatusBadge status={status} />
          )}
        </ListLine>
      ))}
    </ul>
  )
}

/** '3 min', or '2 h 5 min' of staffed hours. */
function spanWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
