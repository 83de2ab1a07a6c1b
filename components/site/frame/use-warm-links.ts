'use client'

import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect } from 'react'
import { internalPath } from '@/components/site/frame/internal-path'
import { forgetPrefetchedPages, prefetchPage } from '@/lib/browser/prefetch-pages'

/** Ignores a pointer that only passes over a link. */
const HOVER_MS = 65
/** A scrolling finger has moved by then; a tap lasts about 100 ms. */
const TOUCH_MS = 40

/** Prefetches a link's page on hover or touch. */
export function useWarmLinks(): void {
  const layout = useSelectedLayoutSegment()
  const path = usePathname()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onReach({ type, pointerType, target }: PointerEvent) {
      const isTouch = pointerType === 'touch'
      if (isTouch !== (type === 'pointerdown')) return
      const link = target instanceof Element ? target.closest('a') : null
      const to = link && internalPath(link)
      clearTimeout(timer)
      if (to && layout) timer = setTimeout(() => prefetchPage(to, layout), isTouch ? TOUCH_MS : HOVER_MS)
    }
    const onLeave = () => clearTimeout(timer)
    document.addEventListener('pointerover', onReach)
    document.addEventListener('pointerdown', onReach)
    document.addEventListener('pointercancel', onLeave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('pointerdown', onReach)
      document.removeEventListener('pointercancel', onLeave)
    }
  }, [layout])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page shown
  useEffect(() => forgetPrefetchedPages, [path])
}
