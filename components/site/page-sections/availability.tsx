import { Check, Hourglass } from 'lucide-react'
import { describeAvailability } from '@/lib/site/communities/describe-availability'

type Props = { plan: { availability: string; availableFrom: Date | null }; now: Date }

/** Open, waiting list or full, with the date of the next change; by icon and word, not by color alone. */
export function Availability({ plan, now }: Props) {
  const { open, words } = describeAvailability(plan, now)
  return (
    <span className={`inline-flex items-center gap-2 ${open ? 'font-[640] text-ok' : ''}`}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {words}
    </span>
  )
}
