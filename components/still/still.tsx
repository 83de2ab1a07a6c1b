import 'server-only'
import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { createElement, type ReactNode } from 'react'
import { draw, type Freeze, type HostElement, keyOf } from '@/components/still/draw'
import { StillElement } from '@/components/still/still-element'
import { leaveStillContent } from '@/lib/still-content'

/** Below this length the key costs what the content would. */
const MINIMUM_CHARACTERS = 240

/**
 * Sends the parts of `children` in which nothing runs to the browser once. React's server components otherwise travel twice
 * in a document, as HTML and as the data to make the same HTML again (docs/decisions/008-still-parts.md). Components of
 * the browser inside stay what they are; the server components inside may not use hooks.
 */
export async function Still({ children }: { children: ReactNode }) {
  // Who asks for a document says so; Next's router asks for anything, and Next hides its further headers from us.
  const isDocument = (await headers()).get('accept')?.includes('text/html') ?? false
  const { node } = await draw(children)
  return node(isDocument ? freezeInDocument : freezeInData)
}

/** A page whose still parts travel once. */
export function stillPage<P extends object>(Page: (props: P) => ReactNode | Promise<ReactNode>) {
  return async function StillPage(props: P) {
    return <Still>{await Page(props)}</Still>
  }
}

const freezeInDocument: Freeze = (element, html) => {
  if (html.length < MINIMUM_CHARACTERS) return withHtml(element, html)
  const content = nameOf(html)
  return frozen(element, leaveStillContent(content, html) ? { content } : { content, html })
}

/** What the router asks for when a link is followed: there the data is all there is. */
const freezeInData: Freeze = (element, html) =>
  html.length < MINIMUM_CHARACTERS
    ? withHtml(element, html)
    : frozen(element, { content: nameOf(html), html })

function nameOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 11)
}

function withHtml(element: HostElement, html: string): ReactNode {
  const { children: _, ...attributes } = element.props
  return createElement(element.type, {
    ...attributes,
    ...keyOf(element),
    dangerouslySetInnerHTML: { __html: html },
  })
}

function frozen(element: HostElement, still: { content: string; html?: string }): ReactNode {
  const { children: _, dangerouslySetInnerHTML: __, ...attributes } = element.props
  return createElement(StillElement, { ...attributes, ...still, as: element.type, ...keyOf(element) })
}
