import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { flagsOf } from '@/lib/records/declare/publication'
import type { Input } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { cellInput } from '@/lib/records/import/cell-input'
import type { Mapping } from '@/lib/records/import/columns'
import {
  findTargets,
  type Match,
  matchRows,
  referencesIn,
  type Target,
} from '@/lib/records/import/match-rows'
import { isEmptyRow } from '@/lib/records/import/read-csv'
import { csvCell } from '@/lib/records/lists/csv-cell'
import { spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'
import { type Related, relatedOf } from '@/lib/records/relations/related'

/** Reasons a row is refused, by field; '' for the whole row. */
export type RowProblems = Record<string, string>

/** `number` counts like a spreadsheet: the heading is row 1. */
export type PlannedRow = { number: number; before: AdminRecord | null } & (
  | { input: Input; problems: null }
  | { input: null; problems: RowProblems }
)

type Given = { mapping: Mapping; width: number; rows: { number: number; cells: string[] }[] }

/** The record and changed values per row. Compares cells as exports write them: reimports change nothing. */
export async function planRows(
  actor: Actor,
  entity: Entity,
  { mapping, width, rows }: Given,
): Promise<PlannedRow[]> {
  const given = rows.filter(({ cells }) => !isEmptyRow(cells))
  const matches = await matchRows(
    actor,
    entity,
    mapping,
    given.map(({ cells }) => cells),
  )
  const stored = matches.flatMap((match) => ('record' in match && match.record ? [match.record] : []))
  const [related, targets] = await Promise.all([
    relatedOf(entity, stored),
    targetsOf(
      actor,
      entity,
      mapping,
      given.map(({ cells }) => cells),
    ),
  ])
  return given.map(({ number, cells }, at): PlannedRow => {
    const match: Match = matches[at] ?? { record: null }
    if ('problem' in match) return { number, before: null, input: null, problems: { '': match.problem } }
    const before = match.record
    if (cells.length > width) {
      const words = `This row has ${cells.length} cells, the heading ${width}`
      return { number, before, input: null, problems: { '': words } }
    }
    const { input, problems } = inputOf(entity, mapping, cells, before, related, targets)
    return Object.keys(problems).length > 0
      ? { number, before, input: null, problems }
      : { number, before, input, problems: null }
  })
}

type Targets = Map<string, Map<string, Target>>

async function targetsOf(actor: Actor, entity: Entity, mapping: Mapping, rows: string[][]): Promise<Targets> {
  const found = mapping.map(async (name, at): Promise<[string, Map<string, Target>][]> => {
    const field = name ? entity.fields[name] : undefined
    if (!name || !field?.entity) return []
    const cells = rows.map((row) => row[at] ?? '')
    return [[name, await findTargets(actor, field, cells)]]
  })
  return new Map((await Promise.all(found)).flat())
}

function inputOf(
  entity: Entity,
  mapping: Mapping,
  cells: string[],
  before: AdminRecord | null,
  related: Related,
  targets: Targets,
): { input: Input; problems: RowProblems } {
  // New records are unpublished unless the file says otherwise.
  const input: Input = before ? {} : flagsOff(entity)
  const problems: RowProblems = {}
  for (const [at, name] of mapping.entries()) {
    const field = name ? entity.fields[name] : undefined
    const cell = cells[at]
    if (!name || !field || cell === undefined) continue
    if (before && isSame(cell, spreadsheetCell(csvCell(field, before[name], related)))) continue
    const value = field.entity ? referenceOf(field, cell, targets.get(name)) : cellInput(field, cell)
    if (isProblem(value)) problems[name] = value.problem
    else if (value !== undefined) input[name] = value
  }
  return { input, problems }
}

function flagsOff(entity: Entity): Input {
  return Object.fromEntries(flagsOf(entity).map((name) => [name, false]))
}

/** Some programs use other line endings. */
function isSame(cell: string, stored: string | number): boolean {
  return cell.replaceAll('\r\n', '\n') === String(stored).replaceAll('\r\n', '\n')
}

function referenceOf(field: Field, cell: string, targets: Map<string, Target> | undefined): unknown {
  const found = referencesIn(field, cell).map(
    (word) => targets?.get(word) ?? { problem: `There is no “${word}”` },
  )
  const problem = found.find((target) => 'problem' in target)
  if (problem) return problem
  const values = found.flatMap((target) => ('value' in target ? [target.value] : []))
  return field.join ? values : (values[0] ?? null)
}

function isProblem(value: unknown): value is { problem: string } {
  return typeof value === 'object' && value !== null && 'problem' in value
}
