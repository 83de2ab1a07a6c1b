'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  type Answered,
  callAdmin,
  type Method,
  type Refusal,
  toastRefusal,
} from '@/components/admin/kit/admin-api'
import { type ToastContent, toast } from '@/components/ui/toast-store'
import { queryClient } from '@/lib/browser/query-client'

type Options = {
  /** False for an answer that is shown only once: the page is left as it is. */
  redraw?: boolean
  /** Page to open on success, because the page of a deleted record would answer 404. */
  leadsTo?: string
  /** Shows refusals as toasts, where no form can. */
  toastsRefusal?: boolean
}

/** Runs one change at a time and keeps its refusal. On success the page is read again. */
export function useAction({ redraw = true, leadsTo, toastsRefusal = false }: Options = {}) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns the answer; null when it was refused, or while another change runs */
  async function run<T>(work: () => Promise<Answered<T>>): Promise<T | null> {
    if (busy) return null
    setBusy(true)
    setRefusal(null)
    const { answer, refusal: refused } = await work()
    setBusy(false)
    setRefusal(refused)
    if (refused) {
      if (toastsRefusal) toastRefusal(refused)
      return null
    }
    if (redraw) void queryClient.invalidateQueries()
    if (leadsTo) router.replace(leadsTo)
    else if (redraw) router.refresh()
    // Without content, so that every success is truthy.
    return answer ?? ({} as T)
  }

  async function send<T = object>(
    method: Method,
    path: string,
    body?: unknown,
    done?: string | ToastContent,
  ): Promise<T | null> {
    const answer = await run(() => callAdmin<T>(method, path, body))
    if (answer && done) toast(typeof done === 'string' ? { title: done } : done)
    return answer
  }

  const errors = refusal?.fieldErrors ?? {}
  /** The refusal, unless a field shows it. */
  const message = Object.keys(errors).length === 0 ? refusal?.message : undefined
  return { send, run, busy, refusal, errors, message, forget: () => setRefusal(null) }
}

export type Action = ReturnType<typeof useAction>
