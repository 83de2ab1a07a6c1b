import { CircleDashed, Clock, Globe, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { RELEASE_STATE_LABELS, type ReleaseState } from '@/lib/records/releases/release-view'

type Look = { icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }

const LOOKS: Record<ReleaseState, Look> = {
  open: { icon: CircleDashed, tone: 'neutral' },
  waiting: { icon: Clock, tone: 'info' },
  missed: { icon: TriangleAlert, tone: 'bad' },
  live: { icon: Globe, tone: 'ok' },
  'taken-back': { icon: Undo2, tone: 'warn' },
}

export function ReleaseBadge({ state }: { state: ReleaseState }) {
  const { icon: Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {RELEASE_STATE_LABELS[state]}
    </Badge>
  )
}
