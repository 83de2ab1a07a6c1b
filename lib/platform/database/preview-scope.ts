import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '@/lib/platform/database/db'

export type PreviewSubject = { title: string; kind: string }

/** A preview request: it reads from a transaction that holds drafts and is never committed. */
type PreviewScope = {
  tx: Tx
  /** False once the response is sent: later work of the page (timers, counts) uses the real database. */
  isOpen: boolean
  /** Reads of this request, kept out of the cache that visitors share. */
  values: Map<string, Promise<unknown>>
  subjects: PreviewSubject[]
}

// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightPreviews?: AsyncLocalStorage<PreviewScope> }
holder.porchlightPreviews ??= new AsyncLocalStorage()
const scopes = holder.porchlightPreviews

export function previewScope(): PreviewScope | undefined {
  const scope = scopes.getStore()
  return scope?.isOpen ? scope : undefined
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
