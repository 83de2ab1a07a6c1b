'use client'

import { useEffect, useEffectEvent } from 'react'
import { type LeadChange, onLeadChanges } from '@/components/admin/desk/tour-requests/lead-stream'

/** Calls back when a lead changes on any instance; an empty leadId means anything may have. */
export function useLeadChanges(onChange: (change: LeadChange) => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => onLeadChanges((change) => tell(change)), [])
}
