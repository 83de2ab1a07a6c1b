import 'server-only'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { badRequest, payloadTooLarge } from '@/lib/platform/errors'
import { decodeTable } from '@/lib/records/import/decode-table'
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '@/lib/records/import/limits'

type Sheet = { header: string[]; rows: string[][] }

/** Other requests get their turn between two pieces. */
const PIECE_CHARS = 64 * 1024

const SEPARATORS = [',', ';', '\t', '|'] as const

/** Excel's first line in countries whose lists are not separated by commas: "sep=;". */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[^\S\n]*(?:\n|$)/i

/**
 * Reads a table with commas, semicolons, tabs or bars as programs export it; empty rows stay. All imports use
 * it. @throws AppError 400 with the line and the reason, 413 above 5 MB
 */
export async function readCsv(body: ReadableStream<Uint8Array> | null): Promise<Sheet> {
  if (!body) throw badRequest('Please choose a file')
  const whole = decodeTable(await bytesOf(body))
  const named = SEPARATOR_LINE.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const rows = await parsed(text, named?.[1] ?? separatorOf(text), named ? 1 : 0)
  if (rows.length > MAX_CSV_ROWS + 1)
    throw badRequest(`At most ${MAX_CSV_ROWS.toLocaleString('en-US')} rows at once`)
  const [header = [], ...below] = rows
  if (below.every(isEmptyRow)) throw badRequest('This file has no rows below its heading')
  while (below.length > 0 && isEmptyRow(below.at(-1) ?? [])) below.pop()
  return { header: header.map((name) => name.trim()), rows: below }
}

export function isEmptyRow(row: string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > MAX_CSV_BYTES) throw payloadTooLarge('This file is larger than 5 MB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
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

/** The first rows, one more than are allowed at most. @param before lines of the file above `text` */
async function parsed(text: string, delimiter: string, before: number): Promise<string[][]> {
  const rows: string[][] = []
  let linesRead = 0
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: MAX_CSV_BYTES,
    // Several times as quick as reading rows from the stream, and knows the line of a fault.
    on_record: (record: string[], { lines }: { lines: number }) => {
      linesRead = lines
      if (rows.length < MAX_CSV_ROWS + 2) rows.push(record)
      return null
    },
  })
  await pipeline(Readable.from(piecesOf(text)), parser.resume()).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(`Line ${before + linesRead + 1} has ${faultOf(error)}`)
  })
  return rows
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARS) yield text.slice(at, at + PIECE_CHARS)
}

const QUOTE_INSIDE =
  'a quotation mark inside a cell. Please put the whole cell in quotation marks, and write the mark inside twice'

const REASONS: Partial<Record<CsvError['code'], string>> = {
  INVALID_OPENING_QUOTE: QUOTE_INSIDE,
  CSV_INVALID_CLOSING_QUOTE: QUOTE_INSIDE,
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark that is not closed',
}

function faultOf({ code, message }: CsvError): string {
  return REASONS[code] ?? `a fault: ${message}`
}
