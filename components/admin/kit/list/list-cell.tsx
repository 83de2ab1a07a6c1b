import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Of a table's row: 42 px high; on phones two lines, as far as whole cells fit into the second one. */
export const LIST_ROW =
  'relative border-line border-b last:border-0 max-md:flex max-md:h-[3.625rem] max-md:flex-wrap max-md:content-start max-md:items-center max-md:gap-x-3 max-md:overflow-hidden max-md:pt-2 max-md:pl-4 md:h-10.5'

/** The table around such rows, without a card, and its headings. */
export const LIST_FRAME = 'relative border-line border-b bg-card md:overflow-x-auto'
export const LIST_HEAD = 'border-line-strong border-b bg-paper max-md:sr-only'
export const LIST_HEADING = 'h-9 px-3.5 text-left text-dense font-[620] whitespace-nowrap'

/** A list of lines (list-line.tsx), to the edges of the page and without a card. */
export const LIST_LINES = '-mx-4 border-line border-y bg-card lg:-mx-3.5'

/** A link over the whole row on phones; other controls there need `relative z-10`. */
export const LIST_LINK =
  'min-w-0 truncate rounded-badge font-[620] no-underline hover:underline max-md:after:absolute max-md:after:inset-0 max-md:after:content-[""]'

const PLACES = {
  title: 'max-md:h-[1.5rem] max-md:basis-full',
  fact: 'max-md:h-[1.625rem] max-md:max-w-3/5 max-md:truncate max-md:text-ink-soft',
  wide: 'max-md:hidden',
}

type Props = {
  /** On phones the first line, or something on the second; `wide` is left to the record's own page. */
  place?: keyof typeof PLACES
  /** Names the row. */
  isHeading?: boolean
  className?: string | undefined
  children: ReactNode
}

export function ListCell({ place = 'fact', isHeading = false, className, children }: Props) {
  const Cell = isHeading ? 'th' : 'td'
  return (
    <Cell
      {...(isHeading && { scope: 'row' })}
      className={clsx('min-w-0 px-0 text-left md:px-3.5', PLACES[place], className)}
    >
      {children}
    </Cell>
  )
}
