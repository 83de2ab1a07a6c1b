import type { Entity } from '@/lib/records/declare/define-entity'
import { type Mapping, plainHeading } from '@/lib/records/import/columns'
import { redirectRow } from '@/lib/records/import/redirect-rows'

/** A row of another system's list in our form, or why it is none. */
type OurRow = { cells: string[]; problem?: string }

/** `other`: the cell below a heading, whatever its column goes to. */
export type ForeignRow = { field(name: string): string; other(heading: string): string }

/** Readers of lists whose rows need more than a name for each column. */
const READERS: Partial<
  Record<Entity['name'], (row: ForeignRow) => Record<string, string> | { problem: string }>
> = {
  redirect: redirectRow,
}

/** The cells of a row as our own export would write them, where another system writes them differently. */
export function readAsOurs(
  entity: Entity,
  { header, mapping }: { header: readonly string[]; mapping: Mapping },
  cells: string[],
): OurRow {
  const read = READERS[entity.name]
  if (!read) return { cells }
  const headings = header.map(plainHeading)
  const found = read({
    field: (name) => cells[mapping.indexOf(name)]?.trim() ?? '',
    other: (heading) => cells[headings.indexOf(plainHeading(heading))]?.trim() ?? '',
  })
  if ('problem' in found && found.problem !== undefined) return { cells, problem: found.problem }
  const ours = found as Record<string, string>
  return { cells: cells.map((cell, at) => ours[mapping[at] ?? ''] ?? cell) }
}
