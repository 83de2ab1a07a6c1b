'use client'

import { useEffect, useEffectEvent } from 'react'

const POLL_MS = 5_000

export type LeadChange = { leadId: string; type: string }

/**
 * Calls back whenever a lead changes on any instance; with an empty leadId when anything may have. Server-sent events;
 * while they cannot be had (a proxy that swallows them, a restart) it asks every five seconds instead.
 */
export function useLeadChanges(onChange: (change: LeadChange) => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    let source: EventSource
    let poll: ReturnType<typeof setInterval> | undefined
    const listen = () => {
      source = new EventSource('/api/admin/tour-requests/stream')
      source.addEventListener('lead', (event) => tell(JSON.parse(event.data) as LeadChange))
      source.addEventListener('open', () => {
        // Whatever happened while nobody listened is shown now.
        if (poll) tell({ leadId: '', type: 'reconnected' })
        clearInterval(poll)
        poll = undefined
      })
      source.addEventListener('error', () => {
        poll ??= setInterval(() => {
          tell({ leadId: '', type: 'poll' })
          // After a refusal (503 while the server starts) the browser itself does not try again.
          if (source.readyState === EventSource.CLOSED) listen()
        }, POLL_MS)
      })
    }
    listen()
    return () => {
      source.close()
      clearInterval(poll)
    }
  }, [])
}
