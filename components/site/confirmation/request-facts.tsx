import { dateFormat } from '@/lib/date-format'
import { leadReference } from '@/lib/leads/reference'
import type { TourConfirmation } from '@/lib/leads/tour-confirmation'

/** Reference, community and time of a stored request. Times are the community's. */
export function RequestFacts({ request, tour }: { request: TourConfirmation; tour: string | null }) {
  const facts = [
    ['Your reference', leadReference(request.transactionId)],
    ['Community', request.community?.name],
    ['Your tour', tour],
    ['Floor plan', request.floorPlan?.name],
    ['Sent', sentAt(request)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <dl className="mt-7 grid max-w-128 gap-y-2.5 rounded-control bg-paper p-5 text-small">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-[640]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function sentAt({ createdAt, community }: TourConfirmation): string {
  return dateFormat({
    timeZone: community?.timeZone ?? 'America/Denver',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(createdAt)
}
