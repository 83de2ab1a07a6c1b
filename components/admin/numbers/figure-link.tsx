import { behindAddress } from '@/components/admin/numbers/numbers-address'
import { Link } from '@/components/ui/link'
import type { Behind } from '@/lib/numbers/leads-behind'
import type { NumbersRange } from '@/lib/numbers/numbers-query'

type Props = { count: number; range: NumbersRange; behind: Behind; what: string }

/** A count that leads to what it counts; nothing leads to nothing. */
export function FigureLink({ count, range, behind, what }: Props) {
  if (count === 0) return <span className="text-ink-soft">0</span>
  return (
    <Link
      href={behindAddress(range, behind)}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-link underline underline-offset-4"
    >
      {count.toLocaleString('en-US')}
      <span className="sr-only"> {what}</span>
    </Link>
  )
}
