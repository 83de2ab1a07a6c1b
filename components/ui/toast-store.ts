import { type ReactNode, useSyncExternalStore } from 'react'

/** Specification section 9: one toast at a time, shown 5000 ms, removed 1,000,000 ms after its dismissal. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5_000
export const TOAST_REMOVE_DELAY = 1_000_000

export type ToastContent = {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** One button or link; `altText` describes an alternative for screen readers. */
  action?: { altText: string; element: ReactNode }
  /** Milliseconds; Infinity keeps it until dismissed. */
  duration?: number
}

export type ToastEntry = ToastContent & { id: string; open: boolean }

type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  | { type: 'dismiss'; id?: string | undefined }
  | { type: 'remove'; id?: string | undefined }

/** Newest first. Without an id, dismiss and remove apply to all. */
export function toastReducer(toasts: ToastEntry[], action: ToastAction): ToastEntry[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.content } : toast))
    case 'dismiss':
      return toasts.map((toast) => (matchesId(toast, action.id) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !matchesId(toast, action.id))
  }
}

function matchesId(toast: ToastEntry, id: string | undefined): boolean {
  return id === undefined || toast.id === id
}

const NONE: ToastEntry[] = []
let toasts: ToastEntry[] = NONE
let counter = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function dispatch(action: ToastAction): void {
  toasts = toastReducer(toasts, action)
  for (const listener of listeners) listener()
}

function removeLater(id: string): void {
  if (removals.has(id)) return
  const timer = setTimeout(() => {
    removals.delete(id)
    dispatch({ type: 'remove', id })
  }, TOAST_REMOVE_DELAY)
  removals.set(id, timer)
}

/** Shows a toast, replacing the current one. Returns functions to update or dismiss it. */
export function toast(content: ToastContent) {
  counter += 1
  const id = String(counter)
  dispatch({ type: 'add', toast: { ...content, id, open: true } })
  return {
    id,
    update: (changes: Partial<ToastContent>) => dispatch({ type: 'update', id, content: changes }),
    dismiss: () => dismissToast(id),
  }
}

export function dismissToast(id?: string): void {
  for (const entry of toasts) if (matchesId(entry, id)) removeLater(entry.id)
  dispatch({ type: 'dismiss', id })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): ToastEntry[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
}
