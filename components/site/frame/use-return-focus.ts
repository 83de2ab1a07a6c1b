'use client'

import { useEffect, useRef } from 'react'
import { visibleElement } from '@/components/site/frame/visible-element'

/**
 * Gives the focus back to what opened a dialog. The dialog does so itself where the browser focuses what is clicked; Safari
 * does not, so the last thing pressed is remembered here.
 */
export function useReturnFocus(isOpen: boolean): void {
  const pressed = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const remember = (event: Event) => {
      pressed.current =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  useEffect(() => {
    if (isOpen) {
      opener.current = pressed.current
      return
    }
    const target = opener.current
    opener.current = null
    if (!target) return
    // After the dialog's own attempt, which comes with its unmounting.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      // What opened it may be gone itself: a button in the side menu, which has closed behind it.
      const place = target.isConnected ? target : visibleElement('[data-menu-button]')
      place?.focus()
    }, 300)
    return () => clearTimeout(timer)
  }, [isOpen])
}
