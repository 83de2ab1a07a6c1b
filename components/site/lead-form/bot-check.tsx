'use client'

import { Turnstile } from '@marsidev/react-turnstile'
import type { BotCheck as BotCheckState } from '@/components/site/lead-form/use-bot-check'

/** Turnstile, invisible unless it needs the visitor; renews its token for slow typists. */
export function BotCheck({ siteKey, state }: { siteKey: string; state: BotCheckState }) {
  return (
    <Turnstile
      ref={state.widget}
      siteKey={siteKey}
      options={{ appearance: 'interaction-only', refreshExpired: 'auto', theme: 'light', size: 'flexible' }}
    />
  )
}
