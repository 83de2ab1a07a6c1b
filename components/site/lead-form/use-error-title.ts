'use client'

import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Puts 'Error: ' before the page's title while a form on it is invalid, so that it is heard and seen in the tab. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors || document.title.startsWith(PREFIX)) return
    document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasErrors])
}
