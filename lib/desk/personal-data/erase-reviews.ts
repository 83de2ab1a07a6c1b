import 'server-only'
import { ERASED_NAME } from '@/lib/leads/tour-requests/erased'
import { announceExpiry } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'

/** Empties the reviews that families of these leads wrote by invitation. Their stars count (decision 105). */
export async function eraseReviews(tx: Tx, leads: string[]): Promise<void> {
  const invitations = await tx.reviewInvitation.findMany({
    where: { tourRequestId: { in: leads }, testimonialId: { not: null } },
    select: { testimonialId: true },
  })
  const ids = invitations.flatMap(({ testimonialId }) => testimonialId ?? [])
  if (ids.length === 0) return
  await tx.$executeRaw`select set_config('porchlight.personal_data', 'erase', true)`
  await tx.$executeRaw`
    update testimonials set
      author_name = ${ERASED_NAME}, author_relation = null, content = '', highlight = null, insider = null, image_id = null,
      featured = false, approved = false, erased_at = now(), updated_at = now()
    where id = any(${ids}::uuid[]) and erased_at is null`
  await tx.$executeRaw`
    update audit_log set "before" = null, "after" = null where entity = 'testimonial' and entity_id = any(${ids})`
  await tx.$executeRaw`select set_config('porchlight.personal_data', '', true)`
  const ofReviews = { entity: 'testimonial', entityId: { in: ids } }
  await tx.revision.deleteMany({ where: ofReviews })
  await tx.draft.deleteMany({ where: ofReviews })
  await announceExpiry(tx, ['testimonials', 'communities'])
}
