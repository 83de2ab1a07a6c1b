import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import type { AppliedRow, RowOutcome } from '@/lib/records/import/apply-rows'

export type RefusedRow = { number: number; cells: string[]; words: string }

export type ImportReport = {
  counts: Record<RowOutcome, number>
  rows: { number: number; outcome: RowOutcome; title: string; words: string }[]
}

/** Enough for a screen; the refused rows can all be downloaded. */
const MAX_SHOWN_PER_OUTCOME = 50

export function reportOn(entity: Entity, rows: readonly AppliedRow[]): ImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const shown = rows.filter(({ outcome }) => {
    counts[outcome] += 1
    return outcome !== 'unchanged' && counts[outcome] <= MAX_SHOWN_PER_OUTCOME
  })
  const lines = shown.map((row) => ({
    number: row.number,
    outcome: row.outcome,
    title: row.title,
    words: row.outcome === 'refused' ? problemText(entity, row) : fieldText(entity, row),
  }))
  return { counts, rows: lines }
}

export function problemText(entity: Entity, { problems }: AppliedRow): string {
  const all = Object.entries(problems).map(([path, message]) => {
    const name = path.split('.')[0] ?? ''
    const field = entity.fields[name]
    return field ? `${labelOf(name, field)}: ${message}` : message
  })
  return all.join('; ')
}

function fieldText(entity: Entity, { outcome, fields }: AppliedRow): string {
  if (outcome === 'created') return ''
  return fields.map((name) => (entity.fields[name] ? labelOf(name, entity.fields[name]) : name)).join(', ')
}
