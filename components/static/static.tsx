import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactNode } from 'react'
import { draw } from '@/components/static/draw'
import { freeze } from '@/components/static/freeze'
import { type Hint, preloadFile, setHintCollector } from '@/components/static/preload-file'
import { cachedFor } from '@/lib/platform/cache/cache'

/** Age limit of time-dependent content, in addition to the front cache's lifetime. */
const MAX_AGE_SECONDS = 10

type Component<P> = (props: P) => ReactNode | Promise<ReactNode>

/**
 * Renders the static parts of a page to HTML strings that React neither serializes nor walks, and caches them
 * until an edit (docs/decisions/013-static-parts.md). Server components inside may not use hooks. Only for
 * pages that are identical for everyone.
 */
export function staticPage<P extends Record<string, Promise<unknown>>>(Page: Component<P>): Component<P> {
  const Kept = staticPart((props: Record<string, unknown>) => Page(asPromises(props) as P))
  return async function StaticPage(props) {
    return Kept(await resolveProps(props))
  }
}

/** Does the same for a part of a layout. Props must be plain data. */
export function staticPart<P extends object>(Part: Component<P>): Component<P> {
  const keep = cachedFor(MAX_AGE_SECONDS, (props: P) =>
    withHints(async () => renderStatic(await Part(props))),
  )
  return async function StaticPart(props) {
    const { drawn, hints } = await keep(props)
    for (const hint of hints) preloadFile(...hint)
    return drawn
  }
}

async function renderStatic(node: ReactNode): Promise<ReactNode> {
  return (await draw(node)).node(freeze)
}

async function resolveProps(props: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(props).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function asPromises(props: Record<string, unknown>): Record<string, Promise<unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, Promise.resolve(value)]))
}

const hintStorage = new AsyncLocalStorage<Hint[]>()

setHintCollector((hint) => hintStorage.getStore()?.push(hint) !== undefined)

/** Collects the preload hints of a render; cached output must repeat them wherever it is shown. */
async function withHints<T>(draw: () => Promise<T>): Promise<{ drawn: T; hints: Hint[] }> {
  const hints: Hint[] = []
  return { drawn: await hintStorage.run(hints, draw), hints }
}
