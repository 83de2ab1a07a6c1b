import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
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
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="type-h4">
            {title}
          </h2>
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {stateWords}
          </Badge>
        </div>
        <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">{about}</p>
      </div>
      {children}
    </section>
  )
}
