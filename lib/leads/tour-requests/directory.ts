import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

type Directory<T> = ReadonlyMap<string, T>

export const communityDirectory = remembered('lead-communities', ['communities'], async () => {
  const rows = await db.community.findMany({
    select: { id: true, slug: true, name: true, phoneDisplay: true, timeZone: true },
  })
  return byIdAndSlug(rows)
})

export const floorPlanDirectory = remembered('lead-floor-plans', ['floor_plans'], async () => {
  const rows = await db.floorPlan.findMany({ select: { id: true, communityId: true } })
  return new Map(rows.map((row) => [row.id, row]))
})

export const landingPageDirectory = remembered('lead-landing-pages', ['landing_page_templates'], async () =>
  byIdAndSlug(await db.landingPageTemplate.findMany({ select: { id: true, slug: true } })),
)

export const topicDirectory = remembered('lead-topics', ['contact_topics'], async () =>
  byIdAndSlug(
    await db.contactTopic.findMany({
      where: { active: true, pageUrl: null },
      select: { id: true, slug: true, source: true, conversion: true, alertText: true },
    }),
  ),
)

export const staffedHours = remembered('staffed-hours', ['staffed_hours'], () => db.staffedHours.findMany())

export function named<T>(directory: Directory<T>, key: string): T | undefined {
  return directory.get(key) ?? directory.get(key.toLowerCase())
}

export function byIdAndSlug<T extends { id: string; slug: string }>(rows: T[]): Directory<T> {
  return new Map(
    rows.flatMap((row) => [
      [row.slug, row],
      [row.id, row],
    ]),
  )
}
