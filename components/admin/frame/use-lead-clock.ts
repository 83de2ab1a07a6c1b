'use client'

import { useEffect, useState } from 'react'
import { apiRequest } from '@/lib/browser/api-request'
import { followLeadFeed } from '@/lib/browser/lead-feed'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'

/** The families that are waiting, from the stream, also in a hidden tab, which does not poll. */
export function useLeadClock(initial: LeadClock): LeadClock {
  const [clock, setClock] = useState(initial)
  useEffect(
    () =>
      followLeadFeed((message) => {
        if (message.kind === 'clock') setClock(message.clock)
        if (message.kind !== 'poll' || document.visibilityState === 'hidden') return
        apiRequest('GET', '/api/admin/tour-requests/clock').then(
          async (response) => setClock(await response.json()),
          () => {
            // The server is away; the next poll asks again.
          },
        )
      }),
    [],
  )
  return clock
}
