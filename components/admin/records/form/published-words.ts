import type { ToastContent } from '@/components/ui/toast-store'
import type { Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { publicationState } from '@/lib/records/publish/publication-state'

/** Toast after publishing: what visitors see now, and any warnings. */
export function publishedWords(
  entity: Entity,
  record: AdminRecord,
  warnings: Finding[],
  nowMs: number,
  timeZone: string,
): ToastContent {
  const words = [seenBy(entity, record, nowMs, timeZone), ...warnings.map(({ message }) => `${message}.`)]
  return {
    title: 'Published',
    description: words.join(' '),
    ...(warnings.length > 0 && { duration: 12_000 }),
  }
}

function seenBy(entity: Entity, record: AdminRecord, nowMs: number, timeZone: string): string {
  const state = publicationState(entity, record, { hasDraft: false, isPlanned: false, nowMs })
  const { from = '' } = entity.publication ?? {}
  if (state === 'scheduled') return `Visitors see it from ${shownMoment(String(record[from]), timeZone)}.`
  if (state === 'ended') return 'Its end date has passed, so visitors do not see it.'
  if (record.isPublic === false) return 'It is not public: only staff see it.'
  // Without a page of its own, it shows on the pages of its parent.
  return entity.publicPaths ? 'Visitors see it now.' : 'Visitors see it on the published pages that show it.'
}
