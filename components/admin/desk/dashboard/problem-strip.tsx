import { TriangleAlert } from 'lucide-react'
import { UnfetchedNotice } from '@/components/admin/company/integrations/unfetched-notice'
import type { DashboardJson } from '@/components/admin/desk/dashboard/live-dashboard'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { Link } from '@/components/ui/link'

type Props = {
  dashboard: DashboardJson
  /** May change alert recipients. */
  mayCorrect: boolean
}

/** Shown only when alerts fail: the lead or address affected, and the remedy. */
export function ProblemStrip({
  dashboard: { alarms, failedDeliveries, flagged, overdue, unfetched },
  mayCorrect,
}: Props) {
  const refusing = [...byTarget(failedDeliveries)]
  const silent = flagged.filter(({ email }) => !refusing.some(([target]) => target === email))
  if (!overdue && !unfetched && alarms.length + refusing.length + silent.length === 0) return null
  return (
    <section
      aria-label="Problems"
      className="rounded-control border-[1.5px] border-bad bg-bad-wash p-3 text-bad"
    >
      <h2 className="flex items-center gap-2.5 type-h4">
        <TriangleAlert aria-hidden="true" />
        Needs attention now
      </h2>
      {alarms.length > 0 && (
        <p role="alert" className="sr-only">
          No alert about {alarms.length === 1 ? 'a request' : `${alarms.length} requests`} has reached anyone.
        </p>
      )}
      <ul className="mt-2 grid gap-1.5">
        {overdue && (
          <li>
            {overdue.count === 1 ? 'A message has' : `${overdue.count} messages have`} waited more than a
            minute for delivery. Tell your server administrator that no worker is running, or that it cannot
            keep up.
          </li>
        )}
        {unfetched && (
          <li className="wrap-anywhere">
            <UnfetchedNotice {...unfetched} />
          </li>
        )}
        {alarms.map((lead) => (
          <li key={lead.id}>
            No alert about <LeadLink {...lead} /> has reached anyone.{' '}
            {lead.isRefused
              ? 'They asked not to be contacted. Open the lead and decide.'
              : `${lead.phone ? `Call ${lead.phone}` : 'Email them'} yourself.`}
          </li>
        ))}
        {refusing.map(([target, deliveries]) => (
          <li key={target} className="wrap-anywhere">
            {deliveries.length === 1 ? 'An alert' : `${deliveries.length} alerts`} to <b>{target}</b> did not
            arrive{because(deliveries[0]?.lastError)}. <Remedy id={idOf(target)} mayCorrect={mayCorrect} />{' '}
            Send again from{' '}
            {deliveries.map(({ id, tourRequest }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                {tourRequest && <LeadLink {...tourRequest} />}
              </span>
            ))}
            .
          </li>
        ))}
        {silent.map(({ id, email, lastError }) => (
          <li key={id} className="wrap-anywhere">
            <b>{email}</b> is rejecting email{because(lastError)}. <Remedy id={id} mayCorrect={mayCorrect} />
          </li>
        ))}
      </ul>
    </section>
  )

  function idOf(target: string): string | undefined {
    return flagged.find(({ email }) => email === target)?.id
  }
}

function because(error: string | null | undefined): string {
  return error ? ` (${withoutErrorCode(error)})` : ''
}

function Remedy({ id, mayCorrect }: { id: string | undefined; mayCorrect: boolean }) {
  if (!id || !mayCorrect) return null
  return (
    <>
      <Link href={`/admin/email-recipients/${id}`} className="underline underline-offset-4">
        Correct or turn off the address
      </Link>
      .
    </>
  )
}

function LeadLink({ id, name }: { id: string; name: string }) {
  return (
    <Link href={`/admin/tour-requests/${id}`} className="font-[640] underline underline-offset-4">
      {name}
    </Link>
  )
}

/** An address that refuses everything is one problem, however many families wait. */
function byTarget(deliveries: DashboardJson['failedDeliveries']) {
  const targets = new Map<string, DashboardJson['failedDeliveries']>()
  for (const delivery of deliveries) {
    const target = delivery.target ?? ''
    targets.set(target, [...(targets.get(target) ?? []), delivery])
  }
  return targets
}
