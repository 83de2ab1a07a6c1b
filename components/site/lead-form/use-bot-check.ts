'use client'

import type { TurnstileInstance } from '@marsidev/react-turnstile'
import { useRef } from 'react'

/** Longer than a challenge takes, shorter than anybody's patience; without a token the lead is sent all the same. */
const PATIENCE = 3_000

/** The token of the bot check. Tokens work once, so every attempt after the first asks for a new one. */
export function useBotCheck() {
  const widget = useRef<TurnstileInstance>(undefined)
  const used = useRef(false)

  async function takeToken(): Promise<string | undefined> {
    if (!widget.current) return undefined
    if (used.current) widget.current.reset()
    used.current = true
    return widget.current.getResponsePromise(PATIENCE).catch(() => undefined)
  }

  return { widget, takeToken }
}

export type BotCheck = ReturnType<typeof useBotCheck>
