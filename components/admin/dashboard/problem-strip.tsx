import { TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/leads/desk/dashboard'

/** Red, at the top, and only when something is wrong: which family or address, and what to do about it. */
export function ProblemStrip({ dashboard: { alarms, failedDeliveries, flagged } }: { dashboard: Dashboard }) {
  if (alarms.length + failedDeliveries.length + flagged.length === 0) return null
  return (
    <section
      aria-label="Problems"
      className="rounded-control border-[1.5px] border-bad bg-bad-wash p-5 text-bad"
    >
      <h2 className="flex items-center gap-2.5 type-h4">
        <TriangleAlert aria-hidden="true" />
        Needs somebody now
      </h2>
      <ul className="mt-3 grid gap-2">
        {alarms.map((lead) => (
          <li key={lead.id}>
            <LeadLink id={lead.id} name={lead.name} /> has reached nobody. Call {lead.phone} yourself.
          </li>
        ))}
        {failedDeliveries.map(({ id, target, lastError, tourRequest }) => (
          <li key={id}>
            The alert about <LeadLink id={tourRequest.id} name={tourRequest.name} /> to {target} was given up
            {lastError && `: ${lastError}`}. Open the request and send it again.
          </li>
        ))}
        {flagged.map(({ id, email, lastError }) => (
          <li key={id}>
            {email} refuses our mail{lastError && ` (${lastError})`}.{' '}
            <Link href={`/admin/email-recipients/${id}`} className="underline underline-offset-4">
              Correct or switch it off
            </Link>
            .
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeadLink({ id, name }: { id: string; name: string }) {
  return (
    <Link href={`/admin/tour-requests/${id}`} className="font-[640] underline underline-offset-4">
      {name}
    </Link>
  )
}
