'use client'

import { useEffect, useState } from 'react'
import { sendsPrivacyControl } from '@/lib/browser/ad-choice'
import { pageCookies } from '@/lib/browser/page-cookies'
import { type AdChoice, adChoiceIn } from '@/lib/platform/privacy/ad-choice'

const WORDS: Record<AdChoice | 'none' | 'signal', string> = {
  signal:
    'Your browser sends Global Privacy Control. We follow it: nothing about you is used for advertising, whatever you choose below.',
  denied: 'On this browser you have said no. Nothing about you is used for advertising.',
  granted: 'On this browser you have said yes. You can change it at any time.',
  none: 'On this browser no choice has been made yet.',
}

/** The effective choice of this browser; client-side, because it depends on the cookie and GPC signal. */
export function CurrentAdChoice() {
  const [state, setState] = useState<keyof typeof WORDS | null>(null)
  useEffect(() => setState(sendsPrivacyControl() ? 'signal' : (adChoiceIn(pageCookies()) ?? 'none')), [])
  return (
    <p role="status" data-with-script="" className="min-h-[1.6em]">
      {state && WORDS[state]}
    </p>
  )
}
