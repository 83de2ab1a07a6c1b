'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Refusal } from '@/components/admin/kit/call-admin'
import type { FormValues } from '@/lib/records/declare/form-values'

const PAUSE_MS = 2_000
/** After the first failed try, the second, and so on. */
const RETRY_MS = [5_000, 10_000, 20_000, 30_000] as const

/** Of what is typed: nothing to store · waits for a pause · on its way · stored · not stored, with the reason. */
export type AutosaveState =
  | { status: 'clean' | 'waiting' | 'saving' | 'stored' }
  | { status: 'failed'; refusal: Refusal; isTriedAgain: boolean }

type Options = {
  form: UseFormReturn<FormValues>
  isOn: boolean
  /** What would have to be stored now. */
  changes: () => FormValues
  store: (changes: FormValues) => Promise<Refusal | null>
}

/**
 * Stores what is typed when typing pauses, one request at a time, and tries again while the server cannot be reached. What the server
 * refuses waits for the next change; what somebody else changed (409) waits for a choice, until `settle`.
 */
export function useAutosave({ form, isOn, changes, store }: Options) {
  const [state, setState] = useState<AutosaveState>({ status: 'clean' })
  const settled = useRef<string | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isHeld = useRef(false)
  const failures = useRef(0)

  const isBehind = () => settled.current !== null && JSON.stringify(changes()) !== settled.current

  function schedule(waitMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void run(), waitMs)
  }

  /** Stores all there is, now. @returns whether it is stored */
  function run(): Promise<boolean> {
    clearTimeout(timer.current)
    if (isHeld.current) return Promise.resolve(false)
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
    const isPassing = refusal.status === 0 || refusal.status === 401 || refusal.status >= 429
    setState({ status: 'failed', refusal, isTriedAgain: isPassing })
    isHeld.current = refusal.status === 409
    if (isPassing) schedule(RETRY_MS[Math.min(failures.current, RETRY_MS.length - 1)] ?? PAUSE_MS)
    failures.current += 1
    return false
  }

  /** Goes on from what the form holds now: it is stored, or was thrown away. */
  function settle(): void {
    clearTimeout(timer.current)
    isHeld.current = false
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
      if (isHeld.current || !latest.current.isBehind()) return
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
    /** Whether something typed is not stored yet. */
    isBehind: isOn && (state.status === 'waiting' || state.status === 'saving' || state.status === 'failed'),
  }
}

export type Autosave = ReturnType<typeof useAutosave>
