import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { flagsOf } from '@/lib/records/declare/publication'
import type { Input } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { type CellProblem, cellInput, isSameCell } from '@/lib/records/import/cell-input'
import { headingZone, type Mapping, slugField } from '@/lib/records/import/columns'
import { freeSlugs } from '@/lib/records/import/free-slugs'
import {
  findTargets,
  type Match,
  matchRows,
  referencesIn,
  type Target,
} from '@/lib/records/import/match-rows'
import {
  type NamedPictures,
  pictureCells,
  pictureOf,
  picturesNamed,
} from '@/lib/records/import/picture-names'
import { readAsOurs } from '@/lib/records/import/read-as-ours'
import { isEmptyRow } from '@/lib/records/import/read-table'
import { csvCell } from '@/lib/records/lists/csv-cell'
import { spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'
import { type Related, relatedOf } from '@/lib/records/relations/related'
import { zoneOf } from '@/lib/records/store/record-zone'

/** Reasons a row is refused, by field; '' for the whole row. */
export type RowProblems = Record<string, string>

/** `number` counts like a spreadsheet: the heading is row 1. */
export type PlannedRow = { number: number; before: AdminRecord | null } & (
  | { input: Input; problems: null }
  | { input: null; problems: RowProblems }
)

type Given = { mapping: Mapping; header: readonly string[]; rows: { number: number; cells: string[] }[] }

/** The record and changed values per row. Compares cells as exports write them: reimports change nothing. */
export async function planRows(
  actor: Actor,
  entity: Entity,
  { mapping, header, rows }: Given,
): Promise<PlannedRow[]> {
  const given = rows
    .filter(({ cells }) => !isEmptyRow(cells))
    .map((row) => ({ ...row, ...readAsOurs(entity, { header, mapping }, row.cells) }))
  const matches = await matchRows(
    actor,
    entity,
    mapping,
    given.map(({ cells }) => cells),
  )
  const stored = matches.flatMap((match) => ('record' in match && match.record ? [match.record] : []))
  const all = given.map(({ cells }) => cells)
  const [related, targets, pictures, fileZone] = await Promise.all([
    relatedOf(entity, stored),
    targetsOf(actor, entity, mapping, all),
    picturesNamed(actor, pictureCells(entity, mapping, all)),
    zoneOf(db, entity, {}),
  ])
  const zones = header.map((heading) => headingZone(heading).zone ?? fileZone)
  const free = await freeSlugs(entity, mapping, given, matches)
  return given.map(({ number, cells, problem }, at): PlannedRow => {
    const refused = (words: string, before: AdminRecord | null = null): PlannedRow => {
      return { number, before, input: null, problems: { '': words } }
    }
    const match: Match = matches[at] ?? { record: null }
    if (problem) return refused(problem)
    if ('problem' in match) return refused(match.problem)
    const before = match.record
    if (cells.length > header.length)
      return refused(`This row has ${cells.length} cells, but the heading has ${header.length}`, before)
    const sources = { related, targets, pictures, zones }
    const { input, problems } = inputOf(entity, mapping, cells, before, sources)
    const slug = slugField(entity)
    if (slug && !before && !input[slug] && free[at]) input[slug] = free[at]
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

type Sources = { related: Related; targets: Targets; pictures: NamedPictures; zones: string[] }

function inputOf(
  entity: Entity,
  mapping: Mapping,
  cells: string[],
  before: AdminRecord | null,
  { related, targets, pictures, zones }: Sources,
): { input: Input; problems: RowProblems } {
  // New records are unpublished unless the file says otherwise.
  const input: Input = before ? {} : flagsOff(entity)
  const problems: RowProblems = {}
  for (const [at, name] of mapping.entries()) {
    const field = name ? entity.fields[name] : undefined
    const cell = cells[at]
    if (!name || !field || cell === undefined) continue
    const zone = zones[at] ?? 'UTC'
    const exported = before && String(spreadsheetCell(csvCell(field, before[name], related)))
    if (exported !== null && isSameCell(field, cell, exported, zone)) continue
    const value =
      pictureOf(field, cell, pictures) ??
      (field.entity ? referenceOf(field, cell, targets.get(name)) : cellInput(field, cell, zone))
    if (isProblem(value)) problems[name] = value.problem
    else if (value !== undefined) input[name] = value
  }
  return { input, problems }
}

function flagsOff(entity: Entity): Input {
  return Object.fromEntries(flagsOf(entity).map((name) => [name, false]))
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

function isProblem(value: unknown): value is CellProblem {
  return typeof value === 'object' && value !== null && 'problem' in value
}
