import { Check, Hourglass } from 'lucide-react'
import { type Apartments, describeOpenings, isOpen } from '@/lib/site/communities/openings'

/** Free apartments, the next dates or the waiting list; by icon and word, not by color alone. */
export function Availability({ plan, now }: { plan: Apartments; now: Date }) {
  const open = isOpen(plan, now)
  return (
    <span className={`inline-flex items-center gap-2 ${open ? 'font-[640] text-ok' : ''}`}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {describeOpenings(plan, now)}
    </span>
  )
}
