import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { missingVideoText } from '@/lib/platform/media/video-parts'
import { videoSelect } from '@/lib/platform/media/video-select'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Refuses videos without captions or another part at new uses (WCAG 1.2.2). @throws AppError 400 */
export async function assertVideosComplete(
  tx: Tx,
  entity: Entity,
  values: Record<string, unknown>,
  before: AdminRecord | null,
): Promise<void> {
  const chosen = Object.entries<Field>(entity.fields).flatMap(([name, field]) =>
    field.entity === 'video' && values[name] && values[name] !== before?.[name] ? [name] : [],
  )
  if (chosen.length === 0) return
  const rows = await tx.video.findMany({
    where: { id: { in: chosen.map((name) => String(values[name])) } },
    select: videoSelect,
  })
  const wrong = chosen.flatMap((name) => {
    const missing = missingVideoText(rows.find(({ id }) => id === values[name]) ?? {})
    return missing ? [[name, `No page can show this video yet. ${missing}`] as const] : []
  })
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong))
}
