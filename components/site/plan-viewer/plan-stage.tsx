import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Point, useFixedPoint } from '@/components/site/plan-viewer/use-zoom'
import { FONT_SIZE, SHEET_WIDTH } from '@/lib/site/floor-plans/sheet'

type Props = {
  frame: RefObject<HTMLDivElement | null>
  svg: SVGElement | null
  /** Shown until the SVG has loaded. */
  image: { url: string; alt: string }
  zoom: number
  /** Point that stays in place while zooming. */
  fixed: RefObject<Point | null>
}

/** Labels scale with the drawing up to this size. */
const LARGEST_LETTERS_PX = 17

/** The drawing in a scrollable frame: by arrow keys, mouse drag or touch. */
export function PlanStage({ frame, svg, image, zoom, fixed }: Props) {
  const grown = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(SHEET_WIDTH)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  useLayoutEffect(() => {
    if (svg) sheet.current?.replaceChildren(svg)
  }, [svg])

  useFixedPoint(frame, grown, fixed)

  const letters = (FONT_SIZE * width * zoom) / SHEET_WIDTH
  const scale = Math.min(1, LARGEST_LETTERS_PX / letters)

  function drag(event: PointerEvent<HTMLDivElement>) {
    // Touch scrolls natively.
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return
    event.currentTarget.scrollBy(-event.movementX, -event.movementY)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the dialog, no section of the page
    <div
      ref={frame}
      role="region"
      aria-label="Drawing"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled can be scrolled by keyboard
      tabIndex={0}
      onPointerDown={(event) =>
        event.pointerType === 'mouse' && event.currentTarget.setPointerCapture(event.pointerId)
      }
      onPointerMove={drag}
      className="mx-auto mt-4 aspect-[4/3] w-[max(min(100%,76dvh),min(100%,17rem))] cursor-grab touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-picture border border-line bg-paper select-none active:cursor-grabbing"
    >
      <div
        ref={grown}
        style={{ width: `${zoom * 100}%`, '--letters': scale } as object}
        className="**:data-label:origin-center **:data-label:scale-(--letters) **:data-label:[transform-box:fill-box]"
      >
        {svg ? (
          <div ref={sheet} />
        ) : (
          // biome-ignore lint/performance/noImgElement: a vector has no variants
          <img src={image.url} alt={image.alt} draggable={false} className="block w-full" />
        )}
      </div>
    </div>
  )
}
