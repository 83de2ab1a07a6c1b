import { Check, Hourglass } from 'lucide-react'
import { isOpen } from '@/lib/communities/price-filter'
import { formatAsOf } from '@/lib/content/format'

type Props = { plan: { availability: string; availableFrom: Date | null }; now: Date }

/** Open, waiting list or full, with the day it changes when that is known: shape and word, not color. */
export function Availability({ plan, now }: Props) {
  const later = plan.availableFrom && plan.availableFrom > now ? formatAsOf(plan.availableFrom, now) : null
  const open = isOpen(plan.availability)
  return (
    <span className={`inline-flex items-center gap-2 ${open ? 'font-[640] text-ok' : ''}`}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {open ? openCopy(plan.availability, later) : waitingCopy(plan.availability, later)}
    </span>
  )
}

function openCopy(availability: string, later: string | null): string {
  if (later) return `Open from ${later}`
  return availability === 'limited' ? 'A few open' : 'Open now'
}

function waitingCopy(availability: string, later: string | null): string {
  const word = availability === 'waitlist' ? 'Waiting list' : 'Full'
  return later ? `${word}, expected ${later}` : word
}
