import { Check, Hourglass } from 'lucide-react'
import { availabilityWords } from '@/lib/site/communities/availability-words'

type Props = { plan: { availability: string; availableFrom: Date | null }; now: Date }

/** Open, waiting list or full, with the day it changes when that is known: shape and word, not color. */
export function Availability({ plan, now }: Props) {
  const { open, words } = availabilityWords(plan, now)
  return (
    <span className={`inline-flex items-center gap-2 ${open ? 'font-[640] text-ok' : ''}`}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {words}
    </span>
  )
}
