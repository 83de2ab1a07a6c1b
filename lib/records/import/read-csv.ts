import 'server-only'
import { parse } from 'csv-parse'
import { badRequest, payloadTooLarge } from '@/lib/platform/errors'
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '@/lib/records/import/limits'

type Sheet = { header: string[]; rows: string[][] }

/** Without a line break by then, it is not a table. */
const MAX_HEADER_CHARS = 64 * 1024

/** Reads UTF-8 CSV with commas or semicolons; empty rows stay. @throws AppError 400, 413 above 5 MB */
export async function readCsv(body: ReadableStream<Uint8Array> | null): Promise<Sheet> {
  if (!body) throw badRequest('Please choose a file')
  const text = textOf(body)
  const { beginning, rest } = await firstLine(text)
  const parser = parse({
    delimiter: separatorOf(beginning),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: MAX_CSV_BYTES,
  })
  const rows: string[][] = []
  const reading = (async () => {
    for await (const row of parser as AsyncIterable<string[]>) {
      if (rows.length > MAX_CSV_ROWS)
        throw badRequest(`At most ${MAX_CSV_ROWS.toLocaleString('en-US')} rows at once`)
      rows.push(row)
    }
  })()
  const writing = feed(parser, beginning, rest)
  await Promise.all([reading, writing]).catch((error: unknown) => {
    parser.destroy()
    throw isCsvError(error) ? badRequest(`This is not a table: ${error.message}`) : error
  })
  const [header = [], ...below] = rows
  if (below.every(isEmptyRow)) throw badRequest('This file has no rows below its heading')
  while (below.length > 0 && isEmptyRow(below.at(-1) ?? [])) below.pop()
  return { header: header.map((name) => name.trim()), rows: below }
}

export function isEmptyRow(row: string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.byteLength
      if (size > MAX_CSV_BYTES) throw payloadTooLarge('This file is larger than 5 MB')
      yield storable(decoder.decode(piece, { stream: true }))
    }
    yield storable(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError)
      throw badRequest('This file is not UTF-8 text. In Excel, save it as “CSV UTF-8”.')
    throw error
  }
}

function storable(text: string): string {
  if (text.includes('\0')) throw badRequest('This file is not a CSV file')
  return text
}

/** Reads to the end of the first line, which decides the separator. */
async function firstLine(text: AsyncGenerator<string>) {
  let beginning = ''
  while (!/\n/.test(beginning) && beginning.length < MAX_HEADER_CHARS) {
    const piece = await text.next()
    if (piece.done) break
    beginning += piece.value
  }
  return { beginning, rest: text }
}

/** The separator that occurs more often in the heading, outside quotes. */
function separatorOf(beginning: string): ',' | ';' {
  const heading = (beginning.split('\n')[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return count(';') > count(',') ? ';' : ','
}

async function feed(parser: NodeJS.WritableStream, beginning: string, rest: AsyncGenerator<string>) {
  parser.write(beginning)
  for await (const piece of rest) {
    if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve))
  }
  parser.end()
}

function isCsvError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
