'use client'

import { useEffect, useRef } from 'react'
import { visibleElement } from '@/components/site/frame/visible-element'

/** Returns focus to the element that opened a dialog: Safari does not focus clicked elements. */
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
    // After the dialog's own attempt on unmount.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      // The opener may be gone, such as a button in the closed side menu.
      const place = target.isConnected ? target : visibleElement('[data-menu-button]')
      place?.focus()
    }, 300)
    return () => clearTimeout(timer)
  }, [isOpen])
}
