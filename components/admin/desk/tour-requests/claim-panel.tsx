import { eventCopy } from '@/components/admin/desk/tour-requests/event-copy'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { formatDay, formatMoment } from '@/components/admin/kit/lead-time'
import type { AgencyClaim } from '@/lib/desk/tour-requests/agency-claim'
import { sourceTitle } from '@/lib/leads/sources/registry'

type Props = { leadId: string; claim: AgencyClaim; zone: string; mayWork: boolean }

/** The agency's claim, our earlier contact with the family, and the deadline for an objection. */
export function ClaimPanel({ leadId, claim, zone, mayWork }: Props) {
  const { agency, claimedAt, objectBy, countsUntil, knew, objection } = claim
  if (!knew)
    return (
      <Card title="Referral">
        <p>
          {agency.name} referred this family first, {formatMoment(claimedAt, zone)}. Its claim is valid until{' '}
          {formatDay(countsUntil, zone)}.
        </p>
      </Card>
    )
  const isLate = !objection && objectBy < new Date()
  return (
    <Card title="You knew this family first">
      <dl className="grid gap-2">
        <div>
          <dt className="text-dense text-ink-soft">First contact</dt>
          <dd className="font-[620]">{formatMoment(knew.at, zone)}</dd>
          <dd>
            {knew.source ? sourceTitle(knew.source) : eventCopy({ ...knew, actorName: null }, zone).title}
          </dd>
          {knew.page && <dd className="text-dense wrap-anywhere text-ink-soft">{knew.page}</dd>}
        </div>
        <div>
          <dt className="text-dense text-ink-soft">Claimed by {agency.name}</dt>
          <dd>{formatMoment(claimedAt, zone)}</dd>
        </div>
        <div>
          <dt className="text-dense text-ink-soft">Object by the end of</dt>
          <dd className={isLate ? 'font-[640] text-bad' : 'font-[620]'}>
            {formatDay(objectBy, zone)}
            {isLate && ': the deadline in their terms has passed'}
          </dd>
        </div>
      </dl>
      {objection ? (
        <p className="mt-3 font-[620] text-ok">
          Objection sent by {objection.by}, {formatMoment(objection.at, zone)}
        </p>
      ) : (
        mayWork && (
          <div className="mt-4 grid gap-3">
            <p className="text-dense text-ink-soft">
              Write to the agency first. This only records that you did.
            </p>
            <ActionButton
              variant="outline"
              path={`tour-requests/${leadId}/objection`}
              body={{}}
              done="Objection recorded"
            >
              Mark objection as sent
            </ActionButton>
          </div>
        )
      )}
    </Card>
  )
}
