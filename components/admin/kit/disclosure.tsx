'use client'

import { type ReactNode, useState } from 'react'

type Props = {
  /** The line that is always shown. */
  summary: ReactNode
  /** Opens automatically once this is true; it never closes automatically. */
  needsSomebody: boolean
  children: ReactNode
}

/** One line for what belongs together, and the details below it when it is opened. */
export function Disclosure({ summary, needsSomebody, children }: Props) {
  const [isOpen, setOpen] = useState(needsSomebody)
  const [hadNeed, setHadNeed] = useState(needsSomebody)
  if (hadNeed !== needsSomebody) {
    setHadNeed(needsSomebody)
    if (needsSomebody) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="min-w-0">
      <summary className="cursor-pointer font-[620] max-lg:min-h-11 max-lg:content-center">{summary}</summary>
      {children}
    </details>
  )
}
