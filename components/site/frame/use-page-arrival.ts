'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusPlace, visibleElement } from '@/components/site/frame/visible-element'
import { wasHereBefore } from '@/components/site/frame/was-here-before'

/**
 * A new page starts at the top with the focus on its h1, or at the place its address names; Back and Forward restore the
 * position and leave the focus alone (reading 12).
 */
export function usePageArrival(): void {
  const path = usePathname()
  const shown = useRef<string | null>(null)
  const poppedTo = useRef<string | null>(null)

  useEffect(() => {
    const onPopState = () => {
      poppedTo.current = location.pathname
    }
    window.addEventListener('popstate', onPopState, true)
    return () => window.removeEventListener('popstate', onPopState, true)
  }, [])

  useEffect(() => {
    if (shown.current === path) return
    const isFirst = shown.current === null
    const traveled = wasHereBefore() ?? poppedTo.current === path
    shown.current = path
    poppedTo.current = null
    if (isFirst || traveled) return
    if (!location.hash) window.scrollTo(0, 0)
    focusPlace(placeInAddress() ?? visibleElement('h1'))
  }, [path])
}

function placeInAddress(): HTMLElement | undefined {
  return location.hash ? visibleElement(`#${CSS.escape(location.hash.slice(1))}`) : undefined
}
