import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { ListedEndpoint } from '@/lib/desk/webhooks/list-endpoints'

export function EndpointState({ offAt, isFailing }: Pick<ListedEndpoint, 'offAt' | 'isFailing'>) {
  if (offAt) {
    return (
      <Badge tone="neutral">
        <CirclePause aria-hidden="true" />
        Off
      </Badge>
    )
  }
  return isFailing ? (
    <Badge tone="bad">
      <TriangleAlert aria-hidden="true" />
      Not responding
    </Badge>
  ) : (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" />
      On
    </Badge>
  )
}
