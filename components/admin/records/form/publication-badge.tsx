import { CalendarX, CircleDashed, Clock, Globe, type LucideIcon, PencilLine } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { type PublicationState, STATE_WORDS } from '@/lib/records/publish/publication-state'

type Look = { icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }

const LOOKS: Record<PublicationState, Look> = {
  draft: { icon: CircleDashed, tone: 'neutral' },
  scheduled: { icon: Clock, tone: 'info' },
  live: { icon: Globe, tone: 'ok' },
  changed: { icon: PencilLine, tone: 'warn' },
  ended: { icon: CalendarX, tone: 'neutral' },
}

/** What visitors see of a record: nothing yet, nothing until a time or since one, what is here, or an older state. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { icon: Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {STATE_WORDS[state]}
    </Badge>
  )
}
