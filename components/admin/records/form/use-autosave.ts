'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Refusal } from '@/components/admin/kit/admin-api'
import type { FormValues } from '@/lib/records/declare/form-values'

const PAUSE_MS = 2_000
/** Delay after the first failed attempt, the second, and so on. */
const RETRY_MS = [5_000, 10_000, 20_000, 30_000] as const

/** `waiting` for a pause in typing. */
type AutosaveState =
  | { status: 'clean' | 'waiting' | 'saving' | 'stored' }
  | { status: 'failed'; refusal: Refusal; willRetry: boolean }

type Options = {
  form: UseFormReturn<FormValues>
  isOn: boolean
  changes: () => FormValues
  store: (changes: FormValues) => Promise<Refusal | null>
}

/**
 * Stores edits when typing pauses, one request at a time, and retries while the server is unreachable.
 * Rejected edits wait for the next change; a conflict (409) stops autosave until `settle`.
 */
export function useAutosave({ form, isOn, changes, store }: Options) {
  const [state, setState] = useState<AutosaveState>({ status: 'clean' })
  const settled = useRef<string | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isPaused = useRef(false)
  const failures = useRef(0)

  const isBehind = () => settled.current !== null && JSON.stringify(changes()) !== settled.current

  function schedule(waitMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void run(), waitMs)
  }

  /** Stores all edits now. @returns true when they are stored */
  function run(): Promise<boolean> {
    clearTimeout(timer.current)
    if (isPaused.current) return Promise.resolve(false)
    running.current ??= storeAll().finally(() => {
      running.current = null
    })
    return running.current
  }

  async function storeAll(): Promise<boolean> {
    while (isBehind()) {
      const sent = changes()
      setState({ status: 'saving' })
      const refusal = await store(sent)
      if (refusal) return fail(refusal)
      settled.current = JSON.stringify(sent)
      failures.current = 0
    }
    setState((last) => (last.status === 'clean' ? last : { status: 'stored' }))
    return true
  }

  function fail(refusal: Refusal): false {
    const isTransient = refusal.status === 0 || refusal.status === 401 || refusal.status >= 429
    setState({ status: 'failed', refusal, willRetry: isTransient })
    isPaused.current = refusal.status === 409
    if (isTransient) schedule(RETRY_MS[Math.min(failures.current, RETRY_MS.length - 1)] ?? PAUSE_MS)
    failures.current += 1
    return false
  }

  /** Treats the form's current values as stored, after a save or a discard. */
  function settle(): void {
    clearTimeout(timer.current)
    isPaused.current = false
    failures.current = 0
    settled.current = JSON.stringify(changes())
    setState({ status: 'clean' })
  }

  const latest = useRef({ run, schedule, isBehind, settle })
  latest.current = { run, schedule, isBehind, settle }

  useEffect(() => {
    if (!isOn) return
    latest.current.settle()
    const typing = form.watch(() => {
      if (isPaused.current || !latest.current.isBehind()) return
      setState((last) => (last.status === 'saving' ? last : { status: 'waiting' }))
      latest.current.schedule(PAUSE_MS)
    })
    const onOnline = () => void latest.current.run()
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer.current)
      typing.unsubscribe()
      window.removeEventListener('online', onOnline)
    }
  }, [form, isOn])

  return {
    state,
    flush: run,
    settle,
    /** True when edits are not stored yet. */
    isBehind: isOn && (state.status === 'waiting' || state.status === 'saving' || state.status === 'failed'),
  }
}
