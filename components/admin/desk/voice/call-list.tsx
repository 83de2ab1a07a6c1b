import { PhoneOff } from 'lucide-react'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Link } from '@/components/ui/link'
import type { ReadVoice } from '@/lib/desk/voice/read-voice'
import { isAttemptOutcome, OUTCOME_LABELS } from '@/lib/leads/tour-requests/contact-attempt'
import { duration } from '@/lib/marketing/reports/duration'

type Call = ReadVoice['calls'][number]

const PURPOSES: Record<Call['purpose'], string> = {
  escalation: 'A family was waiting',
  click: 'Requested on a lead',
  test: 'Test',
  incoming: 'A family called',
  answer: 'A phone for a caller',
}

/** The last calls, newest first. */
export function CallList({ calls, timeZone }: { calls: Call[]; timeZone: string }) {
  return (
    <section aria-labelledby="last-calls">
      <h2 id="last-calls" className="type-h4 mb-1.5">
        Last calls
      </h2>
      {calls.length === 0 ? (
        <EmptyState icon={PhoneOff} title="No calls yet" words="Press “Call me” above to try one." />
      ) : (
        <ul className={LIST_LINES}>
          {calls.map((call) => (
            <ListLine
              key={call.id}
              start={formatMoment(call.createdAt, timeZone)}
              title={[PURPOSES[call.purpose], call.person].filter(Boolean).join(', ')}
              words={
                <>
                  {endOf(call)}
                  <span className="md:hidden"> · {formatMoment(call.createdAt, timeZone)}</span>
                </>
              }
            >
              {call.tourRequestId && (
                <Link
                  href={`/admin/tour-requests/${call.tourRequestId}`}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  The request
                </Link>
              )}
            </ListLine>
          ))}
        </ul>
      )}
    </section>
  )
}

const ENDS: Record<string, string> = {
  busy: 'the line was busy',
  failed: 'the number could not be reached',
  'no-answer': 'no one picked up',
  'not-dialed': 'no longer needed',
  'not-connected': 'lost before it was connected',
}

function endOf({ purpose, outcome, familySeconds, seconds, key, ...call }: Call): string {
  const length = purpose === 'incoming' ? seconds : familySeconds
  const lasted = length ? `, ${duration(length)}` : ''
  if (call.isMissed) return call.recordings > 0 ? 'missed, with a voicemail' : 'missed'
  if (outcome && isAttemptOutcome(outcome)) return `${OUTCOME_LABELS[outcome].label.toLowerCase()}${lasted}`
  if (call.state !== 'ended') return purpose === 'incoming' ? `${call.phones} phones ringing` : 'in progress'
  if (purpose === 'test' && key === '1') return 'works'
  if (key === '2') return 'took it'
  if (key === '3') return 'left it to others'
  return ENDS[call.endReason ?? ''] ?? 'no key was pressed'
}
