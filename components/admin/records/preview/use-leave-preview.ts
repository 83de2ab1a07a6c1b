'use client'

import { useEffect } from 'react'

/** Ends this browser's preview when the component goes, or the tab. */
export function useLeavePreview(): void {
  useEffect(() => {
    const leave = () => void fetch('/preview/leave', { redirect: 'manual', keepalive: true })
    // Closing the tab or following a link to another document unmounts nothing.
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
