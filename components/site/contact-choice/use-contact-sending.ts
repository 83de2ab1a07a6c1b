'use client'

import { useRef, useState } from 'react'
import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'
import { type LeadKind, noteConversion } from '@/lib/browser/lead-conversion'
import { collectTracking } from '@/lib/browser/tracking'

const TIMEOUT = 20_000
const RETRY_AFTER = 2_000

type ContactSending = { state: 'idle' | 'sending' | 'failed'; fieldErrors: Record<string, string> }

/** Sends a form with tracking and one idempotency key; retries once after a transient failure (B14). */
export function useContactSending<T>(url: string, kind: LeadKind) {
  const [sending, setSending] = useState<ContactSending>({ state: 'idle', fieldErrors: {} })
  /** Grows with each refusal: focus moves then, and not when a corrected field loses its error. */
  const [refusals, setRefusals] = useState(0)
  const key = useRef<string>(undefined)

  function showErrors(fieldErrors: Record<string, string>) {
    setSending({ state: 'idle', fieldErrors })
    setRefusals((count) => count + 1)
  }

  /** @param build called per attempt: a bot-check token works once @returns null when it failed */
  async function send(build: () => Promise<Record<string, unknown>>): Promise<T | null> {
    setSending({ state: 'sending', fieldErrors: {} })
    key.current ??= crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
    for (let attempt = 1; ; attempt++) {
      try {
        const form = await build()
        const body = { ...collectTracking(), ...form, transactionId: key.current }
        const response = await apiRequest('POST', url, body, AbortSignal.timeout(TIMEOUT))
        const answer = (await response.json()) as T
        await noteConversion(kind, key.current, form)
        setSending({ state: 'idle', fieldErrors: {} })
        return answer
      } catch (error) {
        const { fieldErrors } = errorBody(error)
        if (fieldErrors && Object.keys(fieldErrors).length > 0) {
          showErrors(fieldErrors)
          return null
        }
        if (attempt > 1 || !isTransient(error)) {
          setSending({ state: 'failed', fieldErrors: {} })
          return null
        }
        await new Promise((resume) => setTimeout(resume, RETRY_AFTER))
      }
    }
  }

  function clearError(name: string) {
    setSending((now) => {
      if (!now.fieldErrors[name]) return now
      const { [name]: _, ...rest } = now.fieldErrors
      return { ...now, fieldErrors: rest }
    })
  }

  return { ...sending, refusals, send, clearError, showErrors }
}

function isTransient(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 408
}
