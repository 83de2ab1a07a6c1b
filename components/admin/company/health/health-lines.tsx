import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { HealthLine } from '@/lib/server/health/health-report'

const STATES = {
  good: { tone: 'ok', Icon: CircleCheck, label: 'Works' },
  bad: { tone: 'bad', Icon: TriangleAlert, label: 'Needs attention' },
  off: { tone: 'neutral', Icon: CircleMinus, label: 'Not in use' },
} as const

/** Health of each component, with the last success and advice. */
export function HealthLines({ lines }: { lines: HealthLine[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-control border border-line bg-card shadow-rest">
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  )
}

function Line({ line: { title, state, words, lastGoodAt, todo, href, action } }: { line: HealthLine }) {
  const { tone, Icon, label } = STATES[state]
  return (
    <li
      className={`grid gap-x-6 gap-y-2 border-l-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_15rem] ${state === 'bad' ? 'border-l-bad bg-bad-wash/40' : 'border-l-transparent'}`}
    >
      <p>
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {label}
        </Badge>
      </p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="type-h4">{title}</h2>
        <p className="mt-0.5">{words}</p>
        {todo && state !== 'good' && <p className="mt-1 text-dense text-ink-soft">{todo}</p>}
        {href && (
          <Link href={href} className="inline-flex min-h-11 items-center text-link">
            Open<span className="sr-only"> the screen for: {title}</span>
          </Link>
        )}
        {action && (
          <div className="mt-2">
            <ActionButton
              path={action.path}
              body={action.body}
              variant="outline"
              confirm={{ title: `${action.label}?`, words: action.words, action: action.label }}
            >
              {action.label}
            </ActionButton>
          </div>
        )}
      </div>
      <p className="text-dense text-ink-soft tabular sm:col-start-2 lg:col-start-auto lg:text-right">
        {lastGoodAt ? (
          <>
            Last OK{' '}
            <span className="whitespace-nowrap lg:block">
              <ShownMoment at={lastGoodAt} />
            </span>
          </>
        ) : (
          state === 'bad' && 'Not OK yet'
        )}
      </p>
    </li>
  )
}
