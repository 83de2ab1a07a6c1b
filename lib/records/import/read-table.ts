import 'server-only'
import { badRequest, payloadTooLarge } from '@/lib/platform/errors'
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '@/lib/records/import/limits'
import { readCsv } from '@/lib/records/import/read-csv'
import { readWorkbook } from '@/lib/records/import/read-workbook'

type Sheet = { header: string[]; rows: string[][] }

const ZIP = Buffer.from('504b0304', 'hex')

/** True for a ZIP, which an Excel workbook is. */
export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(ZIP)

/**
 * Reads a table as programs export it, text or an Excel workbook; empty rows stay. All imports use it.
 * @throws AppError 400 with the line and the reason, 413 above 5 MB
 */
export async function readTable(body: ReadableStream<Uint8Array> | null): Promise<Sheet> {
  if (!body) throw badRequest('Please choose a file')
  const bytes = await bytesOf(body)
  const read = isWorkbook(bytes) ? readWorkbook : readCsv
  const rows = await read(bytes, MAX_CSV_ROWS + 2)
  if (rows.length > MAX_CSV_ROWS + 1)
    throw badRequest(`Please use at most ${MAX_CSV_ROWS.toLocaleString('en-US')} rows per file`)
  const [header = [], ...below] = rows
  if (below.every(isEmptyRow)) throw badRequest('This file has no rows below its heading')
  while (below.length > 0 && isEmptyRow(below.at(-1) ?? [])) below.pop()
  return { header: header.map((name) => name.trim()), rows: below }
}

export function isEmptyRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

/** The bytes of a file of at most 5 MB. @throws AppError 413 */
export async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > MAX_CSV_BYTES) throw payloadTooLarge('This file is larger than 5 MB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
