import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { getBrand } from '@/lib/site/brand/brand'
import { planDrawing, planDrawingFile } from '@/lib/site/floor-plans/plan-drawing'

/** An active plan's drawing as SVG with its current URL, or null. */
export const getFloorPlanDrawing = atRequest(async (id: string) => {
  cached('floor_plans', 'communities')
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const plan = await db.floorPlan.findFirst({
    where: { id, active: true, community: { active: true } },
    select: { id: true, layout: true, bedrooms: true, bathrooms: true, squareFeet: true, accessible: true },
  })
  const { palette } = await getBrand()
  const svg = plan && planDrawingFile(plan, palette)
  return svg ? { svg, url: planDrawing(plan, palette)?.url } : null
})

export const getFloorPlanName = atRequest(async (id: string) => {
  cached('floor_plans')
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const plan = await db.floorPlan.findFirst({ where: { id, active: true }, select: { name: true } })
  return plan?.name ?? null
})
