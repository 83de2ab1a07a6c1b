import { badRequest } from '@/lib/platform/errors'
import { plainHeading } from '@/lib/records/import/columns'

/** How to recognize a report downloaded elsewhere. */
export type ReportShape<Field extends string> = {
  called: string
  /** Vendors' names for each column; the first match wins. */
  names: Record<Field, string[]>
  /** Required columns, with their names for people. */
  needed: Partial<Record<Field, string>>
}

export type ReportColumns<Field extends string> = Partial<Record<Field, number>>

/** Downloads may start with a title and a date range. */
const HEADING_WITHIN = 15

/** The first row with all required columns, and their positions. @throws AppError 400 if some are missing */
export function findHeading<Field extends string>(
  rows: readonly string[][],
  { called, names, needed }: ReportShape<Field>,
): { at: number; columns: ReportColumns<Field> } {
  const candidates = rows.slice(0, HEADING_WITHIN).map((row) => columnsIn(row, names))
  const missing = candidates.map((columns) =>
    Object.entries<string | undefined>(needed).flatMap(([field, words]) =>
      columns[field as Field] === undefined && words ? [words] : [],
    ),
  )
  const at = missing.findIndex((words) => words.length === 0)
  const columns = candidates[at]
  if (columns) return { at, columns }
  const [fewest = Object.values<string | undefined>(needed)] = missing.toSorted((a, b) => a.length - b.length)
  throw badRequest(`No heading row of ${called} was found. Missing columns: ${fewest.join('; ')}`)
}

function columnsIn<Field extends string>(
  row: readonly string[],
  names: Record<Field, string[]>,
): ReportColumns<Field> {
  const headings = row.map(plainHeading)
  const found = Object.entries<string[]>(names).flatMap(([field, known]) => {
    const at = known.map((name) => headings.indexOf(plainHeading(name))).find((place) => place >= 0)
    return at === undefined ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found) as ReportColumns<Field>
}
