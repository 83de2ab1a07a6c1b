import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { reportError } from '@/lib/platform/report-error'
import { spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

/** Rows as a CSV stream without formulas. Reads only as fast as the client downloads. */
export function csvStream(columns: string[], rows: AsyncIterable<unknown[]>): ReadableStream {
  const lines = stringify({ bom: true, columns, header: true })
  // Also stops reading when the client cancels the download.
  pipeline(Readable.from(safeRows(rows)), lines, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reportError(error, { event: 'export' })
  })
  return Readable.toWeb(lines) as ReadableStream
}

async function* safeRows(rows: AsyncIterable<unknown[]>) {
  for await (const row of rows) yield row.map(spreadsheetCell)
}
