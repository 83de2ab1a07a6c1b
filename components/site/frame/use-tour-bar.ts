'use client'

import { useEffect } from 'react'
import { visibleElement } from '@/components/site/frame/visible-element'

const MARK = 'data-tour-bar'

/**
 * Marks the document while the tour bar is shown: once the hero's buttons have left the top of the screen,
 * and while neither a form nor another copper button is in view (T124).
 */
export function useTourBar(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own hero and forms
  useEffect(() => {
    const update = () => document.documentElement.toggleAttribute(MARK, isHeroPast() && !isActionInView())
    // Also reports once at the start.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [path])
}

/** True also on pages without buttons at the top. */
function isHeroPast(): boolean {
  const buttons = visibleElement('[data-hero-actions]')
  return !buttons || buttons.getBoundingClientRect().bottom <= 0
}

/** The form around the list of communities holds cards, not fields. */
const ACTIONS = 'form:not([data-around-list]), main .button-copper:not(.tour-bar *)'

function isActionInView(): boolean {
  const actions = document.querySelectorAll(ACTIONS)
  return [...actions].some((action) => {
    const { top, bottom, height } = action.getBoundingClientRect()
    // A form in a closed fold has a box, too. Older browsers without the method take it as visible.
    const isFolded = action.checkVisibility?.() === false
    return !isFolded && height > 0 && bottom > 0 && top < innerHeight
  })
}
