'use client'

import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ShownPlan } from '@/components/site/plan-viewer/shown-plans'
import { MAX_ZOOM, type Point, useFixedPoint, useZoom } from '@/components/site/plan-viewer/use-zoom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { useCloseOnBack } from '@/lib/browser/close-on-back'
import { FONT_SIZE, SHEET_WIDTH } from '@/lib/site/floor-plans/sheet'

const ARROW_PX = 80

/** Dialog with a plan's drawing, zoom, and the other plans of the list. */
export function PlanViewer({ plans, at }: { plans: ShownPlan[]; at: number }) {
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(at)
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, fixed, zoomIn, zoomOut, showAll } = useZoom(frame)
  const plan = plans[shown]
  const drawing = useDrawing(plan?.isDrawing ? plan.url : null)
  useCloseOnBack(isOpen, () => setOpen(false))
  if (!plan) return null

  function turn(by: number) {
    showAll()
    setShown((shown + by + plans.length) % plans.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) frame.current?.scrollBy(arrow[0] * ARROW_PX, arrow[1] * ARROW_PX)
    else if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') showAll()
    else return
    event.preventDefault()
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent className="max-w-256" onKeyDown={onKeyDown}>
        <DialogTitle>{plan.name}</DialogTitle>
        <p role="status" className="sr-only">
          {`${plan.name}, drawing ${shown + 1} of ${plans.length}, ${Math.round(zoom * 100)} percent`}
        </p>
        <PlanStage frame={frame} svg={drawing?.svg ?? null} image={plan} zoom={zoom} fixed={fixed} />
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <IconButton name="Zoom out" isOff={zoom === 1} onPress={zoomOut}>
            <ZoomOut aria-hidden="true" />
          </IconButton>
          <IconButton name="Fit to screen" isOff={zoom === 1} onPress={showAll}>
            <Maximize aria-hidden="true" />
          </IconButton>
          <IconButton name="Zoom in" isOff={zoom === MAX_ZOOM} onPress={zoomIn}>
            <ZoomIn aria-hidden="true" />
          </IconButton>
          {plans.length > 1 && (
            <>
              <IconButton name="Previous plan" onPress={() => turn(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton name="Next plan" onPress={() => turn(1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
          {plan.tour && (
            <Button
              onClick={() => {
                setOpen(false)
                plan.tour?.click()
              }}
            >
              See it on a tour
            </Button>
          )}
        </div>
        {drawing && <p className="mt-4 text-ink-soft">{drawing.description}</p>}
        <p className="mt-2 text-small text-ink-soft max-sm:sr-only">
          {plan.isDrawing && 'Drawn from room sizes in feet. '}
          Keys: + and − zoom, 0 fits the plan to the screen, arrows move it.
        </p>
      </DialogContent>
    </Dialog>
  )
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type IconProps = { name: string; isOff?: boolean; onPress: () => void; children: ReactNode }

function IconButton({ name, isOff = false, onPress, children }: IconProps) {
  return (
    // Not `disabled`: a focused button would lose the focus.
    <Button
      variant="secondary"
      size="icon"
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </Button>
  )
}

/** Loads an SVG drawing with its description; null without one, while loading or after a failure. */
function useDrawing(url: string | null): { svg: SVGElement; description: string } | null {
  const [drawing, setDrawing] = useState<{ url: string; svg: SVGElement; description: string } | null>(null)

  useEffect(() => {
    if (!url) return
    let isOver = false
    async function load(url: string) {
      // The page has shown it, so it comes from the browser cache.
      const answer = await fetch(url)
      if (!answer.ok) return
      const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
      if (isOver || !(documentElement instanceof SVGElement)) return
      const description = documentElement.querySelector('desc')?.textContent ?? ''
      // Native tooltips would cover the drawing under the pointer.
      for (const element of documentElement.querySelectorAll('title, desc')) element.remove()
      documentElement.setAttribute('class', 'block h-auto w-full font-sans')
      setDrawing({ url, svg: documentElement, description })
    }
    load(url).catch(() => {})
    return () => {
      isOver = true
    }
  }, [url])

  return drawing?.url === url ? drawing : null
}

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
function PlanStage({ frame, svg, image, zoom, fixed }: Props) {
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
