import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { contactSelect } from '@/lib/site/content/contact-select'

/** Prisma filter for jobs that are active and still open. `now`: `databaseNow()`. */
export function openJob(now: Date) {
  return { active: true, community: { active: true }, OR: [{ openUntil: null }, { openUntil: { gt: now } }] }
}

const SHOWN = {
  id: true,
  slug: true,
  title: true,
  employmentType: true,
  payFrom: true,
  payTo: true,
  payUnit: true,
  shifts: true,
  description: true,
  requirements: true,
  postedOn: true,
  openUntil: true,
  community: { select: { slug: true, ...contactSelect } },
} as const

/** Open jobs in the order of the back office. */
export const getJobs = atRequest(async () => {
  cached('jobs', 'communities')
  return db.job.findMany({
    where: openJob(await databaseNow()),
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    select: SHOWN,
  })
})

/** One open job, or null. */
export const getJob = atRequest(async (slug: string) => {
  cached(recordTag('jobs', slug), 'jobs', 'communities')
  return db.job.findFirst({ where: { slug, ...openJob(await databaseNow()) }, select: SHOWN })
})

export type Job = NonNullable<Awaited<ReturnType<typeof getJob>>>
