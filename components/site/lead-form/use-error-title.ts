'use client'

import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Prefixes the page title with 'Error: ' while a form is invalid, for screen readers and the tab. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors || document.title.startsWith(PREFIX)) return
    document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasErrors])
}
