import 'server-only'
import type { ReactNode } from 'react'
import { draw } from '@/components/static/draw'
import { freeze } from '@/components/static/freeze'
import { withHints } from '@/components/static/kept-hints'
import { preloadFile } from '@/components/static/preload-file'
import { keptFor } from '@/lib/platform/cache/cache'

/** What a page shows of the clock may be as old as this, beside the time for which the front keeps it. */
const MAX_AGE_SECONDS = 10

type Component<P> = (props: P) => ReactNode | Promise<ReactNode>

/**
 * Makes the parts of a page in which nothing runs one HTML text each, so that React neither describes nor walks through what
 * is in them, and keeps the page so until an edit (docs/decisions/013-static-parts.md). Components of the browser inside
 * stay what they are; the server components inside may not use hooks. Only for pages that are the same for everybody.
 */
export function staticPage<P extends Record<string, Promise<unknown>>>(Page: Component<P>): Component<P> {
  // What the page waits for is known already.
  const Kept = staticPart((props: Record<string, unknown>) => Page(promised(props) as P))
  return async function StaticPage(props) {
    return Kept(await settled(props))
  }
}

/** A part of a layout that is made in the same way. Its props are plain data. */
export function staticPart<P extends object>(Part: Component<P>): Component<P> {
  const keep = keptFor(MAX_AGE_SECONDS, (props: P) => withHints(async () => drawnOf(await Part(props))))
  return async function StaticPart(props) {
    const { drawn, hints } = await keep(props)
    for (const hint of hints) preloadFile(...hint)
    return drawn
  }
}

async function drawnOf(node: ReactNode): Promise<ReactNode> {
  return (await draw(node)).node(freeze)
}

async function settled(props: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(props).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function promised(props: Record<string, unknown>): Record<string, Promise<unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, Promise.resolve(value)]))
}
