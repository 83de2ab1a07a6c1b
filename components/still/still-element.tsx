'use client'

import { useState } from 'react'
import { findStillContent } from '@/lib/still-content'

type Props = Record<string, unknown> & {
  as: string
  /** Names the content. */
  content: string
  /** The content itself, except in a document, where it stands already. */
  html?: string
}

/** What documents brought, for the router may put an element away and bring it back without its content. */
const brought = new Map<string, string>()

/** An element whose content is HTML that nothing runs in. In a document React leaves it as the server drew it. */
export function StillElement({ as: Tag, content, html, ...attributes }: Props) {
  // Read once: what is remembered below is what stands there already.
  const [initial] = useState(
    () => (typeof window === 'undefined' ? findStillContent(content) : brought.get(content)) ?? '',
  )
  function remember(element: HTMLElement | null) {
    if (element && html === undefined && !brought.has(content)) brought.set(content, element.innerHTML)
  }
  const Host = Tag as 'div'
  return (
    <Host
      {...attributes}
      ref={remember}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server components, values escaped
      dangerouslySetInnerHTML={{ __html: html ?? initial }}
    />
  )
}
