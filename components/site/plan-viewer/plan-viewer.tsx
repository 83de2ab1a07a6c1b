'use client'

import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PlanStage } from '@/components/site/plan-viewer/plan-stage'
import type { ShownPlan } from '@/components/site/plan-viewer/shown-plans'
import { MAX_ZOOM, useZoom } from '@/components/site/plan-viewer/use-zoom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { useCloseOnBack } from '@/lib/browser/close-on-back'

/** Pixels per arrow key press. */
const ARROW_PX = 80

/** Dialog with a plan's drawing, zoom, and the other plans of the list. */
export function PlanViewer({ plans, at }: { plans: ShownPlan[]; at: number }) {
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(at)
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, fixed, zoomIn, zoomOut, showAll } = useZoom(frame)
  const plan = plans[shown]
  const drawing = useDrawing(plan?.url ?? '')
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
          <IconButton name="Show all of it" isOff={zoom === 1} onPress={showAll}>
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
          Drawn from the sizes of its rooms, in feet. Keys: + and − zoom, 0 shows all of it, arrows move it.
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

/** Loads an SVG drawing with its description; null while loading or after a failure. */
function useDrawing(url: string): { svg: SVGElement; description: string } | null {
  const [drawing, setDrawing] = useState<{ url: string; svg: SVGElement; description: string } | null>(null)

  useEffect(() => {
    let isOver = false
    async function load() {
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
    load().catch(() => {})
    return () => {
      isOver = true
    }
  }, [url])

  return drawing?.url === url ? drawing : null
}
