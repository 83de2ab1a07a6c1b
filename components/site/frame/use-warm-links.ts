'use client'

import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect } from 'react'
import { internalPath } from '@/components/site/frame/internal-path'
import { forgetWarmPages, warmPage } from '@/lib/browser/warm-pages'

/** A pointer that only passes over a link is gone by then. */
const HOVER_MS = 65
/** A finger that scrolls has moved by then; one that taps stays for about a hundred. */
const TOUCH_MS = 40

/** Fetches the page behind a link while a pointer rests on it or a finger comes down on it. */
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
      if (to && layout) timer = setTimeout(() => warmPage(to, layout), isTouch ? TOUCH_MS : HOVER_MS)
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
  useEffect(() => forgetWarmPages, [path])
}
