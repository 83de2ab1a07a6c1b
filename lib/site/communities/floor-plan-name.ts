import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

export const getFloorPlanName = atRequest(async (id: string) => {
  cached(tags.list('floor_plans'))
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const plan = await db.floorPlan.findFirst({ where: { id, active: true }, select: { name: true } })
  return plan?.name ?? null
})
