import { useEffect, useRef } from 'react'
import type { Phone } from '@/lib/browser/community'

type Props = {
  words: string
  /** When they are called, if they asked for a call. */
  promise?: string | undefined
  phone: Phone
}

/** The next step for a form that waits for the database. Takes focus when it appears. */
export function KeptPanel({ words, promise, phone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-5 grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="type-h3">
        Thank you
      </h3>
      <p>{words}</p>
      {promise && <p className="font-[560]">{promise}</p>}
      <p>
        Questions? Call us at{' '}
        <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
          {phone.display}
        </a>
        .
      </p>
    </div>
  )
}
