'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusPlace, visibleElement } from '@/components/site/frame/visible-element'

/** A new page gets focus on its h1 or anchor; Back and Forward restore the scroll position (reading 12). */
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
    const traveled = isHistoryNavigation() ?? poppedTo.current === path
    shown.current = path
    poppedTo.current = null
    if (isFirst || traveled) return
    if (!location.hash) window.scrollTo(0, 0)
    focusPlace(anchorElement() ?? visibleElement('h1'))
  }, [path])
}

function anchorElement(): HTMLElement | undefined {
  return location.hash ? visibleElement(`#${CSS.escape(location.hash.slice(1))}`) : undefined
}

type NavigationApi = { currentEntry: { key: string } | null; canGoForward: boolean }

const known = new Set<string>()

/**
 * True when the current page was reached by Back or Forward. Call once per shown page, in order: a visited
 * history entry keeps its key, and a new page is always last. Null without the Navigation API.
 */
function isHistoryNavigation(): boolean | null {
  const { navigation } = window as { navigation?: NavigationApi }
  const key = navigation?.currentEntry?.key
  if (!navigation || !key) return null
  const traveled = known.has(key) || navigation.canGoForward
  known.add(key)
  return traveled
}
