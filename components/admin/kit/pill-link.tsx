import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: string; isShown: boolean; children: ReactNode }

/** Link to one of several views of a screen, highlighted when it is current. */
export function PillLink({ href, isShown, children }: Props) {
  return (
    <Link
      href={href}
      aria-current={isShown ? 'page' : undefined}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-badge px-2.5 font-[600] no-underline',
        isShown ? 'bg-evergreen text-ivory' : 'hover:bg-card',
      )}
    >
      {children}
    </Link>
  )
}
