import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon?: LucideIcon
  title: string
  words?: ReactNode
  /** The first step to take. */
  children?: ReactNode
}

/** Takes the place of a list without entries. */
export function EmptyState({ icon: Icon, title, words, children }: Props) {
  return (
    <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center [:is(h2,p)+&]:mt-3">
      {Icon && <Icon aria-hidden="true" className="mx-auto mb-3 size-9 text-copper" />}
      <p className="text-lead">{title}</p>
      {words && <p className="mx-auto mt-2 max-w-[60ch] text-ink-soft">{words}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}
