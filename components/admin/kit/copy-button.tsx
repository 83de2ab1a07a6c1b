'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text and shows a check mark until the pointer leaves. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
      onBlur={() => setCopied(false)}
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{copied ? 'Copied' : `Copy ${what}`}</span>
    </button>
  )
}
