import { badRequest } from '@/lib/platform/errors'
import { plainHeading } from '@/lib/records/import/columns'

/** How a report that somebody downloaded elsewhere is recognized. */
export type ReportShape<Field extends string> = {
  /** 'a report of calls' */
  called: string
  /** What the vendors call each column; of two in one file the former counts. */
  names: Record<Field, string[]>
  /** Without these a line says nothing; and how people call them. */
  needed: Partial<Record<Field, string>>
}

export type ReportColumns<Field extends string> = Partial<Record<Field, number>>

/** Downloads may begin with a title and a range of days. */
const HEADING_WITHIN = 15

/** The first row that names all needed columns, and which column is what. @throws AppError 400 that names what is missing */
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
  throw badRequest(`No row names the columns of ${called}. Missing: ${fewest.join('; ')}`)
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
