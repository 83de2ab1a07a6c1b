import { CalendarX, CircleDashed, Clock, Globe, type LucideIcon, PencilLine } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { type PublicationState, STATE_LABELS } from '@/lib/records/publish/publication-state'

type Look = { icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }

const LOOKS: Record<PublicationState, Look> = {
  draft: { icon: CircleDashed, tone: 'neutral' },
  scheduled: { icon: Clock, tone: 'info' },
  live: { icon: Globe, tone: 'ok' },
  changed: { icon: PencilLine, tone: 'warn' },
  ended: { icon: CalendarX, tone: 'neutral' },
}

/** Publication state of a record. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { icon: Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {STATE_LABELS[state]}
    </Badge>
  )
}
