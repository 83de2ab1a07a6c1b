import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

const WORDS = 'Describe this picture first, or mark it as decorative: open it under Pictures'

/** Refuses pictures that are neither described nor decorative at new uses (H3). @throws AppError 400 */
export async function assertPicturesDescribed(
  tx: Tx,
  entity: Entity,
  values: Record<string, unknown>,
  before: AdminRecord | null,
): Promise<void> {
  const chosen = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.kind === 'image' && values[name] && values[name] !== before?.[name],
  )
  if (chosen.length === 0) return
  const bare = await tx.image.findMany({
    where: { id: { in: chosen.map((name) => String(values[name])) }, alt: '', decorative: false },
    select: { id: true },
  })
  const ids = new Set(bare.map(({ id }) => id))
  const wrong = chosen.filter((name) => ids.has(String(values[name])))
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map((name) => [name, WORDS])))
}
