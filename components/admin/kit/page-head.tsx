import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = {
  title: ReactNode
  back?: { href: string; label: string }
  beside?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

/** Heading of a page. */
export function PageHead({ title, back, beside, aside, children }: Props) {
  return (
    <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 [.grid>&]:mb-0">
      <div className="min-w-0">
        {back && (
          <Link href={back.href} className="inline-flex min-h-11 items-center gap-2 text-link">
            <ArrowLeft aria-hidden="true" /> {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
          {beside}
        </div>
        {children && <p className="mt-0.5 max-w-[130ch] text-dense text-ink-soft">{children}</p>}
      </div>
      {aside}
    </div>
  )
}
