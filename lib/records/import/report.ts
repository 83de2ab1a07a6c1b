import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import type { AppliedRow, RowOutcome } from '@/lib/records/import/apply-rows'

/** A refused row with its cells, so that it can be put right and sent again. */
export type RefusedRow = { number: number; cells: string[]; words: string }

/** What a look at a file, or its import, made of its rows. */
export type ImportReport = {
  counts: Record<RowOutcome, number>
  /** The first of each outcome that does something or fails, in the order of the file. */
  rows: { number: number; outcome: RowOutcome; title: string; words: string }[]
}

/** More lines nobody reads on a screen; the refused ones can be downloaded, all of them. */
const SHOWN_OF_EACH = 50

export function reportOn(entity: Entity, rows: readonly AppliedRow[]): ImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const shown = rows.filter(({ outcome }) => {
    counts[outcome] += 1
    return outcome !== 'unchanged' && counts[outcome] <= SHOWN_OF_EACH
  })
  const lines = shown.map((row) => ({
    number: row.number,
    outcome: row.outcome,
    title: row.title,
    words: row.outcome === 'refused' ? problemWords(entity, row) : fieldWords(entity, row),
  }))
  return { counts, rows: lines }
}

/** Why a row is refused, field by field. */
export function problemWords(entity: Entity, { problems }: AppliedRow): string {
  const all = Object.entries(problems).map(([path, message]) => {
    const name = path.split('.')[0] ?? ''
    const field = entity.fields[name]
    return field ? `${labelOf(name, field)}: ${message}` : message
  })
  return all.join('; ')
}

function fieldWords(entity: Entity, { outcome, fields }: AppliedRow): string {
  if (outcome === 'created') return ''
  return fields.map((name) => (entity.fields[name] ? labelOf(name, entity.fields[name]) : name)).join(', ')
}
