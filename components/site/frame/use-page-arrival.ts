'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusPlace, visibleElement } from '@/components/site/frame/visible-element'

/**
 * A new page starts at the top with the focus on its h1, or at the place its address names; Back and Forward restore the position and leave the focus alone
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
    focusPlace(
      (location.hash && visibleElement(`#${CSS.escape(location.hash.slice(1))}`)) || visibleElement('h1'),
    )
  }, [path])
}
