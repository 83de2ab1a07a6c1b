import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

/** A line of a list: its title as a link, words below it, and a state on the right. */
export function TitledLine({
  href,
  title,
  words,
  children,
  className = 'flex-wrap gap-x-4 gap-y-1 py-1',
}: {
  href: string
  title: string
  words: ReactNode
  children?: ReactNode
  className?: string
}) {
  return (
    <li className={clsx('flex items-center justify-between', className)}>
      <div className="min-w-0 md:flex md:items-baseline md:gap-x-3">
        <Link
          href={href}
          className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link md:max-w-2/5 md:shrink-0"
        >
          {title}
        </Link>
        <p className="text-dense wrap-anywhere text-ink-soft">{words}</p>
      </div>
      {children}
    </li>
  )
}
