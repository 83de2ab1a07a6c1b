import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/admin/kit/card'
import { Badge } from '@/components/ui/badge'

const STATES = {
  on: { tone: 'ok', Icon: CircleCheck },
  off: { tone: 'neutral', Icon: CirclePause },
  bad: { tone: 'bad', Icon: TriangleAlert },
} as const

type Props = {
  id: string
  title: string
  state: keyof typeof STATES
  stateWords: string
  about: string
  children: ReactNode
}

export function IntegrationCard({ id, title, state, stateWords, about, children }: Props) {
  const { tone, Icon } = STATES[state]
  const badge = (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {stateWords}
    </Badge>
  )
  return (
    <Card id={id} title={title} aside={badge}>
      <div className="grid gap-4">
        <p className="max-w-[70ch] text-dense text-ink-soft">{about}</p>
        {children}
      </div>
    </Card>
  )
}
