'use client'

import { useEffect } from 'react'

/** Saves on Ctrl or Cmd with S, in place of the browser's own Save. */
export function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      onSave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onSave])
}
