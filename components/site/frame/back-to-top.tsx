'use client'

import { useEffect, useRef, useState } from 'react'
import { visibleElement } from '@/components/site/frame/visible-element'
import { SpriteIcon } from '@/components/site/sprite-icon'

/** Appears after 300 px of scrolling (specification section 9). */
export function BackToTop() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const mark = sentinel.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  function goUp() {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    visibleElement('[data-frame="home"]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div
        ref={sentinel}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-75 w-px"
      />
      {isShown && (
        <button
          type="button"
          onClick={goUp}
          className="no-print fixed right-4 bottom-24 z-30 grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-card text-ink shadow-raised hover:bg-paper md:right-6"
        >
          <SpriteIcon name="arrow-up" />
          <span className="sr-only">Back to top</span>
        </button>
      )}
    </>
  )
}
