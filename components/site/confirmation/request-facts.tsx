import { formatZonedMoment } from '@/lib/leads/family/read-visit'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import type { TourConfirmation } from '@/lib/leads/tour-requests/tour-confirmation'
import { dateFormat } from '@/lib/platform/date-format'

type Props = {
  request: TourConfirmation
  /** Agreed tour and call deadline, already formatted. */
  tour: string | null
  callBy: string | null
  /** IANA zone of the community; all times are shown in it. */
  zone: string
}

/** The request with its reference and call deadline. */
export function RequestFacts({ request, tour, callBy, zone }: Props) {
  const preferred = tour ? null : request.preferredDate
  const facts = [
    ['We call you by', callBy],
    ['Community', request.community?.name],
    ['Floor plan', request.floorPlan?.name],
    ['Your tour', tour],
    ['You would like to come', preferred && formatZonedMoment(preferred, zone)],
    ['Sent', sentAt(request.createdAt, zone)],
    ['Your reference', leadReference(request.transactionId)],
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

function sentAt(createdAt: Date, timeZone: string): string {
  return dateFormat({
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(createdAt)
}
