import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { sharedReads } from '@/lib/platform/cache/shared-read'
import { reportError } from '@/lib/platform/report-error'
import { countMissed } from '@/lib/records/missing-pages/missing-pages'
import { countUnpublishedReviews } from '@/lib/records/reviews/count-unpublished'

const EVERY_MS = 5_000

// Next compiles this module into several bundles; the process counts once.
const holder = globalThis as { porchlightMenuCounts?: ReturnType<typeof sharedReads> }
holder.porchlightMenuCounts ??= sharedReads(EVERY_MS)
const reads = holder.porchlightMenuCounts

/** How many things wait for somebody, by the address of the page where they are handled. */
export type MenuCounts = Record<string, number>

/** Counts for the menu of those who can act on them; a count that fails is left out. */
export async function menuCounts(actor: Actor): Promise<MenuCounts> {
  const scope = scopedCommunityIds(actor)?.toSorted().join() ?? 'all'
  const counted = await Promise.all([
    can(actor, 'update', 'content') && count('/admin/missing-pages', 'all', () => countMissed(actor)),
    can(actor, 'update', 'reviews') &&
      count('/admin/testimonials', scope, () => countUnpublishedReviews(actor)),
  ])
  return Object.fromEntries(counted.flatMap((entry) => (entry ? [entry] : [])))
}

async function count(href: string, scope: string, read: () => Promise<number>) {
  try {
    return [href, await reads.recent(`${href} ${scope}`, read)] as const
  } catch (error) {
    reportError(error, { href })
    return null
  }
}
