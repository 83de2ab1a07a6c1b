import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { TitledLine } from '@/components/admin/kit/list/titled-line'
import { StatusBadge } from '@/components/ui/status-badge'
import type { OwnCalls } from '@/lib/desk/dashboard/own-calls'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import type { Jsoned } from '@/lib/platform/jsoned'

type Props = { families: Jsoned<OwnCalls['families']>; timeZone: string }

/** Families this person owns, next step first. */
export function OwnFamilies({ families, timeZone }: Props) {
  if (families.length === 0) return null
  return (
    <Card title="Your families">
      <ul className="divide-y divide-line">
        {families.map((family) => (
          <TitledLine
            key={family.id}
            href={`/admin/tour-requests/${family.id}`}
            title={family.name}
            words={familyLine(family, timeZone)}
          >
            {isLeadStatus(family.status) && <StatusBadge status={family.status} />}
          </TitledLine>
        ))}
      </ul>
    </Card>
  )
}

function familyLine(family: Props['families'][number], timeZone: string): string {
  const { community, nextStep, nextStepAt } = family
  const zone = community?.timeZone ?? timeZone
  const place = community?.name ?? 'Any community'
  if (!nextStep || !nextStepAt) return place
  return `${place}, ${nextStepLabel(nextStep).toLowerCase()} ${formatMoment(new Date(nextStepAt), zone)}`
}
