'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type Props = {
  /** Before the title on wide screens, for example the time. */
  start?: ReactNode
  title: ReactNode
  words?: ReactNode
  /** State and buttons. */
  children?: ReactNode
  /** For a line whose texts are nowhere else in full: who it is about, on the button that shows them. */
  opens?: string
  /** Shown only below an open line. */
  more?: ReactNode
}

/** A line of a list, 42 px high; two lines on phones. Texts that do not fit are cut off. */
export function ListLine({ start, title, words, children, opens, more }: Props) {
  const [isOpen, setOpen] = useState(false)
  const cut = isOpen ? 'wrap-anywhere' : 'truncate'
  return (
    <li className="border-line border-b last:border-0">
      <div className="relative flex min-h-14.5 items-center gap-x-3 px-4 py-1 md:min-h-10.5 lg:px-3.5">
        {start && (
          <div className="w-40 flex-none truncate text-dense text-ink-soft tabular max-md:hidden">
            {start}
          </div>
        )}
        <div className={clsx('min-w-0 flex-1', !isOpen && 'md:flex md:items-center md:gap-x-3.5')}>
          <div className={clsx('font-[620]', cut, words && 'md:max-w-3/5 md:flex-none')}>{title}</div>
          {words && <div className={clsx('text-dense text-ink-soft md:min-w-0 md:flex-1', cut)}>{words}</div>}
          {isOpen && more && <div className="text-dense wrap-anywhere">{more}</div>}
        </div>
        {children && <div className="relative z-10 flex flex-none items-center gap-1.5">{children}</div>}
        {opens && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="relative z-10 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper"
          >
            <ChevronDown aria-hidden="true" className={clsx('size-4.5', isOpen && 'rotate-180')} />
            <span className="sr-only">More about {opens}</span>
          </button>
        )}
      </div>
    </li>
  )
}
