import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Finding, Measure, Penalty } from '@/lib/site/inspections/cms-shapes'

/** Cells of a row by `columnKey` of its column. */
type Row = Record<string, string>

type Columns = Prisma.FacilityReportUncheckedUpdateInput

/** A file of CMS: its number in the catalog, the columns it must have, and what its rows become. */
type CmsFile = {
  dataset: string
  title: string
  columns: readonly string[]
  read(rows: Row[]): Columns
}

const CCN = 'CMS Certification Number (CCN)'
const DATE = 'Processing Date'

/** Files of the Provider Data Catalog. Columns are found by name, in any order and spelling of the name. */
export const CMS_FILES = {
  provider: {
    dataset: '4pq5-n9py',
    title: 'Provider Information',
    columns: [
      CCN,
      'Provider Name',
      'Provider Address',
      'City/Town',
      'Number of Certified Beds',
      'Overall Rating',
      DATE,
    ],
    read: ([row = {}]) => ({
      facility: cell(row, 'Provider Name'),
      address: [cell(row, 'Provider Address'), cell(row, 'City/Town')].filter(Boolean).join(', ') || null,
      beds: number(row, 'Number of Certified Beds'),
      overallRating: number(row, 'Overall Rating'),
    }),
  },
  deficiencies: {
    dataset: 'r5ix-sfxw',
    title: 'Health Deficiencies',
    columns: [
      CCN,
      'Survey Date',
      'Deficiency Category',
      'Deficiency Tag Number',
      'Deficiency Description',
      'Scope Severity Code',
      'Correction Date',
      DATE,
    ],
    read: (rows) => ({ findings: rows.flatMap(findingOf) satisfies Finding[] }),
  },
  surveys: {
    dataset: 'tbry-pc2d',
    title: 'Survey Summary',
    columns: [CCN, 'Health Survey Date', DATE],
    read: (rows) => {
      const newest = rows
        .flatMap((row) => day(row, 'Health Survey Date') ?? [])
        .sort()
        .at(-1)
      return { lastInspectionOn: newest ? new Date(newest) : null }
    },
  },
  penalties: {
    dataset: 'g6vv-u9fr',
    title: 'Penalties',
    columns: [CCN, 'Penalty Date', 'Penalty Type', 'Fine Amount', DATE],
    read: (rows) => ({ penalties: rows.flatMap(penaltyOf) satisfies Penalty[] }),
  },
  quality: {
    dataset: 'djen-97ju',
    title: 'Quality',
    columns: [CCN, 'Measure Description', 'Four Quarter Average Score', DATE],
    read: (rows) => ({ measures: rows.flatMap(measureOf) satisfies Measure[] }),
  },
} as const satisfies Record<string, CmsFile>

export type CmsFileKey = keyof typeof CMS_FILES

export const CMS_FILE_KEYS = Object.keys(CMS_FILES) as [CmsFileKey, ...CmsFileKey[]]

/** 'City/Town', 'citytown' and 'city_town' are one column: catalog and download spell them differently. */
export function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Columns that the file lacks, for instance because CMS renamed them. */
export function missingColumns(file: CmsFileKey, names: readonly string[]): string[] {
  const there = new Set(names.map(columnKey))
  const columns: readonly string[] = CMS_FILES[file].columns
  return columns.filter((name) => !there.has(columnKey(name)))
}

export const ccnOf = (row: Row): string => (cell(row, CCN) ?? '').toUpperCase()

/** The newest processing date among the rows ('2026-11-01'), or null. */
export function processingDate(rows: Row[]): string | null {
  const days = rows.flatMap((row) => day(row, DATE) ?? [])
  return days.sort().at(-1) ?? null
}

function findingOf(row: Row): Finding[] {
  const surveyOn = day(row, 'Survey Date')
  const words = cell(row, 'Deficiency Description')
  if (!surveyOn || !words) return []
  return [
    {
      surveyOn,
      words,
      tag: cell(row, 'Deficiency Tag Number') ?? '',
      category: cell(row, 'Deficiency Category') ?? '',
      severity: (cell(row, 'Scope Severity Code') ?? '').toUpperCase(),
      correctedOn: day(row, 'Correction Date'),
    },
  ]
}

function penaltyOf(row: Row): Penalty[] {
  const on = day(row, 'Penalty Date')
  return on ? [{ on, kind: cell(row, 'Penalty Type') ?? 'Penalty', dollars: number(row, 'Fine Amount') }] : []
}

function measureOf(row: Row): Measure[] {
  const words = cell(row, 'Measure Description')
  const score = number(row, 'Four Quarter Average Score')
  return words && score !== null ? [{ words, score }] : []
}

function cell(row: Row, name: string): string | null {
  return row[columnKey(name)]?.trim() || null
}

function number(row: Row, name: string): number | null {
  const text = cell(row, name)?.replace(/[$,]/g, '')
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** The day as '2026-11-01': downloads write 11/01/2026 as well. */
function day(row: Row, name: string): string | null {
  const text = cell(row, name) ?? ''
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : text.slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}
