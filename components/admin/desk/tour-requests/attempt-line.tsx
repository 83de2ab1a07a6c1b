import { PhoneOutgoing } from 'lucide-react'
import { type AttemptOutcome, attemptsText } from '@/lib/leads/tour-requests/contact-attempt'

/** How often somebody tried, on the list and the board: 'Attempted: voicemail × 1'. */
export function AttemptLine({ attempts }: { attempts: Partial<Record<AttemptOutcome, number>> }) {
  const words = attemptsText(attempts)
  if (!words) return null
  return (
    <span className="mt-1 flex min-w-0 items-start gap-1.5 text-dense text-ink-soft">
      <PhoneOutgoing aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">Attempted: {words}</span>
    </span>
  )
}
