import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { delegateOf } from '@/lib/records/declare/delegate'
import { testimonials } from '@/lib/records/entities/testimonials'
import { scopeOf } from '@/lib/records/store/scope'

// A refused proposal and an ended one leave the review open again.
const OPEN = { endedAt: null, OR: [{ isConfirmed: null }, { isConfirmed: true }] }

/** Reviews in scope that are not published, withheld or proposed to be withheld. @throws AppError 403 */
export async function countUnpublishedReviews(actor: Actor): Promise<number> {
  assertCan(actor, 'update', testimonials.area)
  const isOpen = { approved: false, erasedAt: null, withholdings: { none: OPEN } }
  return delegateOf(db, testimonials.name).count({ where: { AND: [scopeOf(actor, testimonials), isOpen] } })
}
