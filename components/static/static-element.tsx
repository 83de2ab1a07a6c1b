'use client'

import { useState } from 'react'

type Props = Record<string, unknown> & {
  as: string
  content: string
  /** Omitted when the document already contains it (lib/server/front/prepared-page.ts). */
  html?: string
}

/** Kept because the router may drop an element and recreate it from the same data. */
const seenContent = new Map<string, string>()

/** An element with static HTML content, which React does not inspect. */
export function StaticElement({ as: Tag, content, html, ...attributes }: Props) {
  const [initial] = useState(() => html ?? contentInDocument(content))
  const Host = Tag as 'div'
  return (
    <Host
      {...attributes}
      data-static={content}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from our server components, values escaped
      dangerouslySetInnerHTML={{ __html: html ?? initial }}
    />
  )
}

/** Reads the DOM on first render, while it is still as served. */
function contentInDocument(content: string): string {
  const known = seenContent.get(content) ?? document.querySelector(`[data-static="${content}"]`)?.innerHTML
  if (known === undefined) throw new Error(`The document does not contain ${content}`)
  seenContent.set(content, known)
  return known
}
