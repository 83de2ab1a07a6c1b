import { clsx } from 'clsx'
import { dateTileParts } from '@/lib/site/content/format'

type Props = { startsAt: Date; timeZone: string; className?: string }

/** Month and day as on a tear-off calendar. Hidden from screen readers: the date is also in the text. */
export function DateTile({ startsAt, timeZone, className }: Props) {
  const { month, day } = dateTileParts(startsAt, timeZone)
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'grid w-19 flex-none justify-items-center rounded-control border border-line bg-card py-2.5 shadow-rest',
        className,
      )}
    >
      <span className="text-small font-[640] text-copper">{month}</span>
      <span className="type-h3 tabular">{day}</span>
    </p>
  )
}
