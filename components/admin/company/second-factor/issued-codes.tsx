'use client'

import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { Button } from '@/components/ui/button'

type Props = { codes: string[]; title: string; onConfirm: () => void }

/** Recovery codes, shown only once. Takes focus when it appears. */
export function IssuedCodes({ codes, title, onConfirm }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-control border-[1.5px] border-ok/45 bg-ok-wash p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="type-h4">
          {title}
        </h2>
        <CopyButton text={codes.join('\n')} what="the codes" />
      </div>
      <p className="mt-2 max-w-[65ch]">
        Keep these recovery codes where you find them without your phone: printed, or in a password manager.
        Each signs you in once. They cannot be shown again.
      </p>
      <ol className="mt-4 grid gap-x-8 gap-y-1 rounded-control border border-line-strong bg-card p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-control tabular">{code}</code>
          </li>
        ))}
      </ol>
      <Button className="mt-5" onClick={onConfirm}>
        I have kept them
      </Button>
    </section>
  )
}
