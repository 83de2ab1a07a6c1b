import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '@/lib/platform/database/db'

/** Something that a preview shows; `kind` is null for all drafts together. */
export type PreviewSubject = { title: string; kind: string | null }

/** A preview request: it reads from a transaction that holds drafts and is never committed. */
type PreviewScope = {
  tx: Tx
  /** False once the response is sent: later work of the page (timers, counts) uses the real database. */
  isOpen: boolean
  /** Reads of this request, kept out of the cache that visitors share. */
  values: Map<string, Promise<unknown>>
  subjects: PreviewSubject[]
  /** Earliest and latest moment when its records are shown, if not now. */
  clock: { from: Date | null; until: Date | null }
}

// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightPreviews?: AsyncLocalStorage<PreviewScope> }
holder.porchlightPreviews ??= new AsyncLocalStorage()
const scopes = holder.porchlightPreviews

export function previewScope(): PreviewScope | undefined {
  const scope = scopes.getStore()
  return scope?.isOpen ? scope : undefined
}

/** The moment that a preview shows: now, or when all of its records are on the site. */
export function previewedMoment(now: Date): Date {
  const { from = null, until = null } = previewScope()?.clock ?? {}
  if (from && from > now) return from
  return until && until <= now ? new Date(until.getTime() - 1) : now
}

export function inPreview<T>(scope: PreviewScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}

export function previewRead<T>(name: string, read: () => Promise<T>): Promise<T> | undefined {
  const values = previewScope()?.values
  if (!values) return undefined
  const known = values.get(name) ?? read()
  values.set(name, known)
  return known as Promise<T>
}
