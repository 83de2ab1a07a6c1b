'use client'

import { useDeferredValue, useMemo, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Card } from '@/components/admin/kit/card'
import type { FormValues } from '@/lib/records/declare/form-values'
import { describeRooms, drawFloorPlan } from '@/lib/site/floor-plans/draw-floor-plan'
import type { PlanFacts } from '@/lib/site/floor-plans/layout'
import { readLayout } from '@/lib/site/floor-plans/read-layout'

/** Floor plan drawn live from the rooms in the form. */
export function PlanPreview({ control }: { control: Control<FormValues> }) {
  const typed = useWatch({ control, name: FACTS })
  const drawing = useDrawing(useDeferredValue(JSON.stringify(typed)))
  return (
    <Card id="plan-drawing" title="Drawing" className="not-first:mt-5 xl:sticky xl:top-30">
      {drawing ? (
        // biome-ignore lint/performance/noImgElement: the SVG is generated here
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
          alt={drawing.words}
          width={600}
          height={450}
          className="h-auto w-full max-w-2xl rounded-control border border-line"
        />
      ) : (
        <p className="text-ink-soft">The drawing appears when a room has a kind, a position and a size.</p>
      )}
    </Card>
  )
}

const FACTS = ['layout', 'bedrooms', 'bathrooms', 'squareFeet', 'accessible'] as const

type Drawing = { svg: string; words: string }

/** Keeps the last drawing that worked, so that a half-typed number does not remove it. */
function useDrawing(typed: string): Drawing | null {
  const last = useRef<Drawing | null>(null)
  return useMemo(() => {
    const [rooms, bedrooms, bathrooms, squareFeet, accessible] = JSON.parse(typed) as unknown[]
    const layout = readLayout(rooms)
    if (layout?.length === 0) last.current = null
    if (!layout || layout.length === 0) return last.current
    const facts: PlanFacts = {
      bedrooms: Number(bedrooms) || 0,
      bathrooms: Number(bathrooms) || 0,
      squareFeet: Number(squareFeet) || null,
      accessible: accessible === true,
    }
    last.current = { svg: drawFloorPlan(layout, facts), words: describeRooms(layout, facts) }
    return last.current
  }, [typed])
}
