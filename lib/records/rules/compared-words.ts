import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'

/** What a test of two versions compares (decision 061). */
const COMPARED = ['heroTitle', 'heroSubtitle', 'heroCtaText', 'heroTitleB', 'heroSubtitleB', 'heroCtaTextB']

/** While a test runs its words stay: a result of words that were others half of the time is none. @throws AppError 400 */
export async function keepCompared(
  values: Record<string, unknown>,
  before: AdminRecord | null,
  tx: Tx,
): Promise<void> {
  if (!before) return
  const changed = COMPARED.filter((name) => name in values && (values[name] ?? '') !== (before[name] ?? ''))
  if (changed.length === 0) return
  const where = { landingPageTemplateId: before.id, endedAt: null }
  if ((await tx.landingPageTest.count({ where })) === 0) return
  throw invalidFields(
    Object.fromEntries(changed.map((name) => [name, 'A test compares these words: end it first'])),
  )
}
