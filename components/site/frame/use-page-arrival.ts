'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * A new page starts at the top with the focus on its h1; Back and Forward restore the position and leave the focus alone
 * (decision 12).
 */
export function usePageArrival(): void {
  const path = usePathname()
  const shown = useRef(path)
  const travelled = useRef(false)

  useEffect(() => {
    const onPopState = () => {
      travelled.current = true
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (travelled.current) {
      travelled.current = false
      return
    }
    if (!location.hash) window.scrollTo(0, 0)
    focusHeading()
  }, [path])
}

/** Pages left behind stay in the document, hidden (React's Activity); the heading meant is the visible one. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('h1')].find(
    (h1) => h1.getClientRects().length > 0,
  )
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
