import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '@/lib/platform/database/db'

/** What the bar above a previewed page says. */
export type PreviewSubject = { title: string; kind: string }

/** A request that sees the site as it would be with drafts: its reads go to a transaction that is never committed. */
export type PreviewScope = {
  tx: Tx
  /** False once the answer is sent. What the page left to do later (a timer, a count) gets the database as it is. */
  isOpen: boolean
  /** What this request has read already; nothing of it may reach the memory that all visitors share. */
  values: Map<string, Promise<unknown>>
  subjects: PreviewSubject[]
}

// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightPreviews?: AsyncLocalStorage<PreviewScope> }
holder.porchlightPreviews ??= new AsyncLocalStorage()
const scopes = holder.porchlightPreviews

/** The preview that the running request belongs to, if any. */
export function previewScope(): PreviewScope | undefined {
  const scope = scopes.getStore()
  return scope?.isOpen ? scope : undefined
}

/** Runs a request's work as a preview. */
export function inPreview<T>(scope: PreviewScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}

/** A read of the running preview, once for each name; without a preview undefined, and the caller reads as always. */
export function readOfPreview<T>(name: string, read: () => Promise<T>): Promise<T> | undefined {
  const values = previewScope()?.values
  if (!values) return undefined
  const known = values.get(name) ?? read()
  values.set(name, known)
  return known as Promise<T>
}
