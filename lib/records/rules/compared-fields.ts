import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Fields that a test compares (decision 061). */
const COMPARED_FIELDS = [
  'heroTitle',
  'heroSubtitle',
  'heroCtaText',
  'heroTitleB',
  'heroSubtitleB',
  'heroCtaTextB',
]

/** Changing compared words during a test would invalidate its result. @throws AppError 400 */
export async function assertNotUnderTest(
  values: Record<string, unknown>,
  before: AdminRecord | null,
  tx: Tx,
): Promise<void> {
  if (!before) return
  const changed = COMPARED_FIELDS.filter(
    (name) => name in values && (values[name] ?? '') !== (before[name] ?? ''),
  )
  if (changed.length === 0) return
  const where = { landingPageTemplateId: before.id, endedAt: null }
  if ((await tx.landingPageTest.count({ where })) === 0) return
  throw invalidFields(
    Object.fromEntries(changed.map((name) => [name, 'A test compares these words: end it first'])),
  )
}
