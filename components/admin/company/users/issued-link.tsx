'use client'

import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/admin/kit/copy-button'

type Props = {
  title: string
  words: string
  link: string
  /** Name on the button: 'the link', 'the key'. */
  what?: string
}

/** A link or key that is shown only once, with a copy button. Takes focus when it appears. */
export function IssuedLink({ title, words, link, what = 'the link' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-control border-[1.5px] border-ok/45 bg-ok-wash p-5">
      <h2 ref={heading} tabIndex={-1} className="type-h4">
        {title}
      </h2>
      <p className="mt-2 max-w-[65ch]">{words}</p>
      <div className="mt-4 flex items-start gap-2 rounded-control border border-line-strong bg-card py-1.5 pr-1.5 pl-4">
        <code className="min-w-0 flex-1 py-2.5 text-small break-all">{link}</code>
        <CopyButton text={link} what={what} />
      </div>
      <p className="mt-3 text-small text-ink-soft">
        It is shown only once. Anyone who has it can use it, so give it to no one else.
      </p>
    </section>
  )
}
