'use client'

import { useEffect, useEffectEvent } from 'react'

const POLL_MS = 5_000

export type LeadChange = { leadId: string; type: string }

/**
 * Calls back whenever a lead changes on any instance. Server-sent events; while they cannot be had (a proxy that
 * swallows them, a restart) it asks every five seconds instead.
 */
export function useLeadChanges(onChange: (change: LeadChange) => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const source = new EventSource('/api/admin/tour-requests/stream')
    let poll: ReturnType<typeof setInterval> | undefined
    const stopPolling = () => {
      clearInterval(poll)
      poll = undefined
    }
    source.addEventListener('lead', (event) => tell(JSON.parse(event.data) as LeadChange))
    source.addEventListener('open', () => {
      // Whatever happened while nobody listened is shown now.
      if (poll) tell({ leadId: '', type: 'reconnected' })
      stopPolling()
    })
    source.addEventListener('error', () => {
      poll ??= setInterval(() => tell({ leadId: '', type: 'poll' }), POLL_MS)
    })
    return () => {
      source.close()
      stopPolling()
    }
  }, [])
}
