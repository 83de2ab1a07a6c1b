import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { reportError } from '@/lib/platform/report-error'

/** Rows as the bytes of a CSV file for spreadsheets: no cell begins as a formula does. Read only as fast as it is taken. */
export function csvStream(columns: string[], rows: AsyncIterable<unknown[]>): ReadableStream {
  const lines = stringify({ bom: true, escape_formulas: true, columns, header: true })
  // Ends the reading, too, when the person gives up the download.
  pipeline(Readable.from(rows), lines, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reportError(error, { event: 'export' })
  })
  return Readable.toWeb(lines) as ReadableStream
}
