import { PhoneOff } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { ReadVoice } from '@/lib/desk/voice/read-voice'
import { isAttemptOutcome, OUTCOME_LABELS } from '@/lib/leads/tour-requests/contact-attempt'
import { duration } from '@/lib/marketing/reports/duration'

type Call = ReadVoice['calls'][number]

const PURPOSES: Record<Call['purpose'], string> = {
  escalation: 'A family waited',
  click: 'Asked for on a request',
  test: 'Test',
  incoming: 'A family called',
  answer: 'A phone for a caller',
}

/** The last calls, newest first. */
export function CallList({ calls, timeZone }: { calls: Call[]; timeZone: string }) {
  return (
    <Card title="Last calls">
      {calls.length === 0 ? (
        <EmptyState icon={PhoneOff} title="No call yet" words="Press “Call me” above to try one." />
      ) : (
        <ul className="divide-y divide-line">
          {calls.map((call) => (
            <li
              key={call.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-[620]">{PURPOSES[call.purpose]}</span>
                {call.person && `, ${call.person}`}
                {': '}
                {endOf(call)}
                {call.tourRequestId && (
                  <>
                    {' · '}
                    <Link href={`/admin/tour-requests/${call.tourRequestId}`} className="text-link">
                      The request
                    </Link>
                  </>
                )}
              </p>
              <p className="text-dense text-ink-soft tabular">{formatMoment(call.createdAt, timeZone)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const ENDS: Record<string, string> = {
  busy: 'the line was busy',
  failed: 'the number could not be reached',
  'no-answer': 'nobody picked up',
  'not-dialed': 'no longer needed',
  'not-connected': 'lost before it was connected',
}

function endOf({ purpose, outcome, familySeconds, seconds, key, ...call }: Call): string {
  const length = purpose === 'incoming' ? seconds : familySeconds
  const lasted = length ? `, ${duration(length)}` : ''
  if (call.isMissed) return call.recordings > 0 ? 'missed, with a voicemail' : 'missed'
  if (outcome && isAttemptOutcome(outcome)) return `${OUTCOME_LABELS[outcome].label.toLowerCase()}${lasted}`
  if (call.state !== 'ended') return purpose === 'incoming' ? `${call.phones} phones ring` : 'under way'
  if (purpose === 'test' && key === '1') return 'works'
  if (key === '2') return 'took it'
  if (key === '3') return 'left it to others'
  return ENDS[call.endReason ?? ''] ?? 'no key was pressed'
}
