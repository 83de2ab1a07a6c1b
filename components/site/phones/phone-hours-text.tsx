import { Clock } from 'lucide-react'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import type { NightLine } from '@/lib/site/communities/night-line'

type Props = {
  hours: PhoneHours
  nightLine?: NightLine | null
  /** The call has been asked for already. */
  isAsked?: boolean
  className?: string
}

/** Open or closed, and while closed when we call and who answers at night (decision 103). */
export function PhoneHoursText({ hours, nightLine = null, isAsked = false, className = '' }: Props) {
  return (
    <div className={`flex items-start gap-2.5 text-ink-soft ${className}`}>
      <Clock aria-hidden="true" className="mt-0.5 flex-none" />
      <div>
        <p>
          <PhoneLine hours={hours} />.{!hours.isOpen && !isAsked && ` ${laterCall(hours)}`}
        </p>
        {!hours.isOpen && nightLine && (
          <p className="mt-1">
            At night, call the floor:{' '}
            <a href={`tel:${nightLine.dial}`} className="inline-flex min-h-11 items-center text-link">
              {nightLine.display}
            </a>
            {nightLine.answeredBy && `, answered by ${nightLine.answeredBy}`}.
          </p>
        )}
      </div>
    </div>
  )
}

/** 'Phones: open until 9 pm'. An open page refreshes itself at `changesAt` (lib/browser/phone-changes.ts). */
export function PhoneLine({ hours }: { hours: PhoneHours }) {
  return <span data-phones-change={hours.changesAt ?? undefined}>Phones: {hours.line}</span>
}

/** Tells families, while the phones are closed, when we call a number they leave now. */
export function laterCall({ called }: PhoneHours): string {
  return called
    ? `Leave a number now and we call you ${called}.`
    : 'Leave a number now and we call you when they open.'
}
