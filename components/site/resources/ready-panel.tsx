'use client'

import { FileDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { downloadUrl: string; expiresAt: string; file: string; promise?: string }

/** Download button with its expiry, and the promised call. Takes focus when it appears. */
export function ReadyPanel({ downloadUrl, expiresAt, file, promise }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="type-h3">
        Your guide is ready
      </h3>
      {promise && <p className="font-[560]">{promise}</p>}
      <a href={`${downloadUrl}/file`} className={`${buttonVariants({ size: 'lg' })} w-full`} download>
        <FileDown aria-hidden="true" />
        Download ({file})
      </a>
      <p className="text-small text-ink-soft">
        We mail you the same link. It works until{' '}
        {new Date(expiresAt).toLocaleString('en-US', {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        })}
        .
      </p>
    </div>
  )
}
