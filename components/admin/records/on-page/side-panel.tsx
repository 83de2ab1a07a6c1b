'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A list in the place of the sheet. Escape closes it. */
export function SidePanel({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="panel-heading"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      className="flex h-full min-h-0 flex-col border-l border-line bg-card"
    >
      <div className="flex items-center gap-2 px-4.5 pt-3 pb-1">
        <h2 ref={heading} id="panel-heading" tabIndex={-1} className="type-h4 min-w-0 flex-1">
          {title}
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close" title="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 pb-5">{children}</div>
    </section>
  )
}
