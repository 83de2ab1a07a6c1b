import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import type { CallsOutcome } from '@/lib/desk/calls/import-calls'
import type { LeftOut } from '@/lib/desk/calls/read-calls'

/** Result or preview of importing a call report, with the lines left out. */
export function CallsOutcomeView({ outcome, isDone }: { outcome: CallsOutcome; isDone: boolean }) {
  const { created, unchanged, answered, fates, refused, leftOutCount, unknownNumbers } = outcome
  const facts: [string, number][] = [
    [isDone ? 'New leads' : 'Will become leads', created],
    ['Answered', answered],
    [isDone ? 'Missed today: staff are alerted' : 'Missed today: staff will be alerted', fates.rings],
    ['Missed recently: to call back', fates['call-back']],
    ['Already imported', unchanged],
    ['Skipped', leftOutCount],
    ['Could not be read', refused],
  ]
  return (
    <>
      <dl className="divide-y divide-line rounded-control border border-line bg-card px-5 shadow-rest">
        {facts.map(([words, count]) => (
          <div key={words} className="flex items-baseline justify-between gap-4 py-2">
            <dt>{words}</dt>
            <dd className="tabular font-[640]">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {unknownNumbers.length > 0 && (
        <Message tone="warn">
          <p className="wrap-anywhere">
            These numbers are unknown: {unknownNumbers.join(', ')}. Calls to them have no community. Add the
            numbers under{' '}
            <Link href="/admin/tracking-numbers" className="text-link">
              Tracking numbers
            </Link>{' '}
            first, then preview the file again.
          </p>
        </Message>
      )}
      <Lines tone="info" title="Skipped:" lines={outcome.leftOut} count={leftOutCount} />
      <Lines tone="bad" title="Could not be read:" lines={outcome.problems} count={refused} />
    </>
  )
}

type LinesProps = { tone: 'info' | 'bad'; title: string; lines: LeftOut[]; count: number }

function Lines({ tone, title, lines, count }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <Message tone={tone}>
      <p>{title}</p>
      <ul className="mt-1">
        {lines.map(({ number, words }) => (
          <li key={number} className="wrap-anywhere">
            Line {number}: {words}
          </li>
        ))}
        {count > lines.length && <li>and {(count - lines.length).toLocaleString('en-US')} more</li>}
      </ul>
    </Message>
  )
}
