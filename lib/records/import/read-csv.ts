import 'server-only'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '@/lib/platform/errors'
import { decodeTable } from '@/lib/records/import/decode-table'
import { MAX_CSV_BYTES } from '@/lib/records/import/limits'

/** Other requests get their turn between two pieces. */
const PIECE_CHARS = 64 * 1024

const SEPARATORS = [',', ';', '\t', '|'] as const

/** Excel's first line in countries whose lists are not separated by commas: "sep=;". */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[^\S\n]*(?:\n|$)/i

/**
 * The rows of a text table with commas, semicolons, tabs or bars. Quotation marks that do not enclose a cell,
 * such as marks of inches, stay in it. @throws AppError 400 with the line and the reason
 */
export async function readCsv(bytes: Buffer, maxRows: number): Promise<string[][]> {
  const whole = decodeTable(bytes)
  const named = SEPARATOR_LINE.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const table = { text, delimiter: named?.[1] ?? separatorOf(text), before: named ? 1 : 0, maxRows }
  try {
    return await parsed(table, false)
  } catch (error) {
    if (!(error instanceof StrayQuote)) throw error
    return parsed(table, true)
  }
}

/** The separator that occurs most in the first line that has one, outside quotes. */
function separatorOf(text: string): string {
  for (const line of text.slice(0, PIECE_CHARS).split('\n', 20)) {
    const plain = line.replaceAll(/"[^"]*"/g, '')
    const counts = SEPARATORS.map((sign) => plain.split(sign).length - 1)
    const most = Math.max(...counts)
    if (most > 0) return SEPARATORS[counts.indexOf(most)] ?? ','
  }
  return ','
}

/** A quotation mark that no rule explains; the second reading leaves it where it is. */
class StrayQuote extends Error {}

type Table = { text: string; delimiter: string; maxRows: number; before: number }

/** `before`: lines of the file above `text`. */
async function parsed(table: Table, isLenient: boolean): Promise<string[][]> {
  const { text, delimiter, before, maxRows } = table
  const rows: string[][] = []
  let linesRead = 0
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: isLenient,
    skip_empty_lines: false,
    max_record_size: MAX_CSV_BYTES,
    // Several times as quick as reading rows from the stream, and knows the line of a fault.
    on_record: (record: string[], { lines }: { lines: number }) => {
      linesRead = lines
      if (rows.length < maxRows) rows.push(isLenient ? record.map(withoutFrame) : record)
      return null
    },
  })
  await pipeline(Readable.from(piecesOf(text)), parser.resume()).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error
    if (!isLenient && STRAY.has(error.code)) throw new StrayQuote()
    throw badRequest(`Line ${before + linesRead + 1} has ${faultOf(error)}`)
  })
  return rows
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARS) yield text.slice(at, at + PIECE_CHARS)
}

/** A cell whose inner marks were not doubled keeps its frame in the lenient reading: '"a 12" pot"'. */
function withoutFrame(cell: string): string {
  const [, inner] = /^"(.+)"$/s.exec(cell) ?? []
  return inner === undefined ? cell : inner.replaceAll('""', '"')
}

const STRAY: ReadonlySet<string> = new Set(['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE'])

function faultOf({ code, message }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark that is not closed' : `a fault: ${message}`
}
