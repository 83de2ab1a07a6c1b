import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'
import { missingEvidence } from '@/lib/records/rules/review-evidence'
import { IN_EFFECT } from '@/lib/site/communities/review-record'

type Values = Record<string, unknown>

/**
 * Checks every write of a review: it counts once, is published only with its evidence (A5), and leaves the
 * site only by a confirmed withholding (decision 105). @throws AppError 400, 409
 */
export async function keepReview(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  if (!before) await assertNotHere(values, tx)
  requireEvidence(values, before)
  const { approved = before?.approved } = values
  if (before?.approved && !approved) await assertWithheld(before.id, tx)
  if (before && !before.approved && approved) await endWithholding(before.id, tx)
  return values
}

/** Deleting a review would change the average. @throws AppError 409 */
export async function refuseRemoval(): Promise<void> {
  throw conflict(
    'Reviews cannot be deleted, because every review counts. To keep one off the site, withhold it with a second person.',
  )
}

/** A second copy would count its stars twice. @throws AppError 400 */
async function assertNotHere({ content, communityId = null }: Values, tx: Tx): Promise<void> {
  const [copy] = await tx.$queryRaw<{ id: string }[]>`
    select id from testimonials
    where community_id is not distinct from ${communityId}::uuid and erased_at is null
      and regexp_replace(lower(trim(content)), '\\s+', ' ', 'g') = regexp_replace(lower(trim(${String(content ?? '')})), '\\s+', ' ', 'g')
    limit 1`
  if (copy) throw invalidFields({ content: 'This review already exists' })
}

/** @throws AppError 400 */
function requireEvidence(values: Values, before: AdminRecord | null): void {
  const after: Values = { ...before, ...values }
  const errors = missingEvidence(after)
  const lost = Object.keys(errors).some((name) => before?.[name])
  if (after.approved && (!before?.approved || lost) && Object.keys(errors).length > 0)
    throw invalidFields(errors)
}

/** @throws AppError 409 */
async function assertWithheld(testimonialId: string, tx: Tx): Promise<void> {
  const confirmed = await tx.reviewWithholding.count({ where: { testimonialId, ...IN_EFFECT } })
  if (confirmed === 0)
    throw conflict(
      'A published review cannot be unpublished. To remove it from the site, withhold it with a second person.',
    )
}

async function endWithholding(testimonialId: string, tx: Tx): Promise<void> {
  const where = { testimonialId, endedAt: null, OR: [{ isConfirmed: null }, { isConfirmed: true }] }
  await tx.reviewWithholding.updateMany({ where, data: { endedAt: new Date() } })
}
