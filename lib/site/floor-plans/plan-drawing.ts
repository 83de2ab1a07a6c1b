import 'server-only'
import { createHash } from 'node:crypto'
import { type Palette, recolored } from '@/lib/platform/brand/palette'
import { describeLayout, drawFloorPlan } from '@/lib/site/floor-plans/draw-floor-plan'
import type { PlanFacts } from '@/lib/site/floor-plans/layout'
import { asOutlines } from '@/lib/site/floor-plans/letters'
import { readLayout } from '@/lib/site/floor-plans/read-layout'

/** Increase it when the drawing code changes, so that drawings get new URLs. */
const DRAWING_VERSION = 2

export type PlanDrawing = { url: string; alt: string }

type PlanRow = Omit<PlanFacts, 'bathrooms'> & { id: string; layout: unknown; bathrooms: unknown }

/** URL and alt text of a plan's drawing in a palette; null when no rooms are entered. */
export function planDrawing(plan: PlanRow, palette: Palette): PlanDrawing | null {
  const layout = readLayout(plan.layout)
  if (!layout || layout.length === 0) return null
  const facts = factsOf(plan)
  const digest = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, layout, facts, palette]))
    .digest('hex')
  return { url: `/floor-plans/${plan.id}/${digest.slice(0, 8)}.svg`, alt: describeLayout(layout, facts) }
}

/** The drawing itself as SVG, in a palette. */
export function planDrawingFile(plan: PlanRow, palette: Palette): string | null {
  const layout = readLayout(plan.layout)
  if (!layout || layout.length === 0) return null
  return recolored(drawFloorPlan(layout, factsOf(plan), asOutlines), palette)
}

function factsOf({ bedrooms, bathrooms, squareFeet, accessible }: PlanRow): PlanFacts {
  return { bedrooms, bathrooms: Number(bathrooms), squareFeet, accessible }
}
