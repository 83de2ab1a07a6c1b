'use client'

import type { TurnstileInstance } from '@marsidev/react-turnstile'
import { useRef } from 'react'

/** Milliseconds. Longer than a challenge takes; without a token the lead is sent anyway. */
const TOKEN_TIMEOUT_MS = 3_000

/** Bot-check tokens work once, so every attempt after the first requests a new one. */
export function useBotCheck() {
  const widget = useRef<TurnstileInstance>(undefined)
  const used = useRef(false)

  async function takeToken(): Promise<string | undefined> {
    if (!widget.current) return undefined
    if (used.current) widget.current.reset()
    used.current = true
    return widget.current.getResponsePromise(TOKEN_TIMEOUT_MS).catch(() => undefined)
  }

  return { widget, takeToken }
}

export type BotCheck = ReturnType<typeof useBotCheck>
