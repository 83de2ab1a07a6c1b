'use client'

import { useState } from 'react'

type Props = Record<string, unknown> & {
  as: string
  /** Names the content. */
  content: string
  /** The content, except where it stands in the document already (lib/front/static-content.ts). */
  html?: string
}

/** What documents brought: the router may put an element away and make it again from the same data. */
const brought = new Map<string, string>()

/** An element whose content is HTML that nothing runs in. React takes it as it stands. */
export function StaticElement({ as: Tag, content, html, ...attributes }: Props) {
  const [initial] = useState(() => html ?? contentInDocument(content))
  const Host = Tag as 'div'
  return (
    <Host
      {...attributes}
      data-static={content}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server components, values escaped
      dangerouslySetInnerHTML={{ __html: html ?? initial }}
    />
  )
}

/** Found at the first drawing, when the document is as it came: also where React then makes all of it anew. */
function contentInDocument(content: string): string {
  const known = brought.get(content) ?? document.querySelector(`[data-static="${content}"]`)?.innerHTML
  if (known === undefined) throw new Error(`The document does not hold the content ${content}`)
  brought.set(content, known)
  return known
}
