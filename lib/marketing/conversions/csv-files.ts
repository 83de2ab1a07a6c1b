import 'server-only'
import type { ConversionPlatform, FiledConversion } from '@/lib/marketing/conversions/conversion-platform'
import { CONVERSION_PLATFORMS } from '@/lib/marketing/conversions/conversion-platforms'
import { notFound } from '@/lib/platform/errors'

/** Days covered by a file whose platform names no others. */
export const FILED_DAYS = 90

export type CsvFile = Pick<ConversionPlatform, 'platform' | 'file' | 'api'> & { isCorrections: boolean }

export const CSV_FILES: readonly CsvFile[] = [
  ...CONVERSION_PLATFORMS.map((one) => ({ ...one, isCorrections: false })),
  ...CONVERSION_PLATFORMS.flatMap(({ corrections, ...one }) =>
    corrections ? { ...one, file: corrections, isCorrections: true } : [],
  ),
]

/** @throws AppError 404 */
export function csvFile(name: string | null): CsvFile {
  const found = CSV_FILES.find(({ file }) => file.name === name)
  if (!found) throw notFound('File not found')
  return found
}

/** Lines of a file in its platform's format. @throws AppError 404 */
export function linesOf(name: string, conversions: FiledConversion[]): (string | number)[][] {
  const { before, columns } = csvFile(name).file
  const rows = conversions.map((conversion) => columns.map(([, cell]) => cell(conversion) ?? ''))
  return [...(before ? [before] : []), columns.map(([heading]) => heading), ...rows]
}
