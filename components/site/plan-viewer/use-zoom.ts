import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export const MAX_ZOOM = 4

export type Point = { x: number; y: number }

const STEP = 1.5

const WHEEL_STEP = 1.2

/** Zoom of a frame by buttons, keys, wheel and pinch; 1 fits. The point being viewed stays in place. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const fixed = useRef<Point | null>(null)

  function zoomTo(next: number, point: Point | null = null) {
    fixed.current = point
    setZoom(Math.min(MAX_ZOOM, Math.max(1, next)))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const next = event.deltaY < 0 ? zoom * WHEEL_STEP : zoom / WHEEL_STEP
    // Fully zoomed out: the wheel scrolls the dialog.
    if (zoom === 1 && next < 1) return
    event.preventDefault()
    zoomTo(next, { x: event.offsetX, y: event.offsetY })
  })

  const spread = useRef<{ fingers: number; zoom: number } | null>(null)
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, two] = event.touches
    if (!one || !two) {
      spread.current = null
      return
    }
    event.preventDefault()
    const fingers = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    spread.current ??= { fingers, zoom }
    zoomTo((spread.current.zoom * fingers) / Math.max(1, spread.current.fingers))
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const wheel = (event: WheelEvent) => onWheel(event)
    const touch = (event: TouchEvent) => onTouch(event)
    // React's passive listeners could not prevent the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    for (const type of TOUCHES) element.addEventListener(type, touch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      for (const type of TOUCHES) element.removeEventListener(type, touch)
    }
  }, [frame])

  return {
    zoom,
    fixed,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    showAll: () => zoomTo(1),
  }
}

/** Scrolls a zoomed drawing so that the fixed point, by default the center, stays where it was. */
export function useFixedPoint(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  fixed: RefObject<Point | null>,
) {
  useEffect(() => {
    const [element, grown] = [frame.current, drawing.current]
    if (!element || !grown) return
    let before = grown.offsetWidth
    const observer = new ResizeObserver(() => {
      const ratio = grown.offsetWidth / before
      if (ratio === 1 || !Number.isFinite(ratio)) return
      before = grown.offsetWidth
      const { x, y } = fixed.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
      // Instant, because our pages scroll smoothly by default.
      element.scrollTo({
        left: (element.scrollLeft + x) * ratio - x,
        top: (element.scrollTop + y) * ratio - y,
        behavior: 'instant',
      })
    })
    observer.observe(grown)
    return () => observer.disconnect()
  }, [frame, drawing, fixed])
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const
