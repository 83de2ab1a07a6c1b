import 'server-only'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Client, quoted } from '@/lib/platform/backup/connect'
import { type TableDump, tableFile } from '@/lib/platform/backup/manifest'

const ROWS_AT_ONCE = 500

export async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

/** Backups do not restore sequence values. @throws Error when the schema has a sequence */
export async function assertNoSequences(client: Client): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_sequences where schemaname = 'public'`)
  if (rows.length > 0) throw new Error('The schema has a sequence, which backups do not hold yet')
}

/** Dumps a table within the caller's transaction: per line one row in PostgreSQL's text form, as JSON. */
export async function dumpTable(
  client: Client,
  folder: string,
  { name, columns }: { name: string; columns: string[] },
): Promise<TableDump> {
  const zip = createGzip()
  const hash = createHash('sha256')
  const written = pipeline(
    zip,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(tableFile(folder, name), { mode: 0o600, flush: true }),
  )
  // Awaited below; without this, a full disk meanwhile would count as an unhandled rejection.
  written.catch(() => zip.destroy())
  let rows = 0
  const list = columns.map((column) => `whole.${quoted(column)}`).join(', ')
  await client.query(
    `declare dump no scroll cursor for select row(${list})::text as line from ${quoted(name)} whole`,
  )
  for (;;) {
    const { rows: batch } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dump`)
    if (batch.length === 0) break
    rows += batch.length
    const text = batch.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
    if (!zip.write(text)) await Promise.race([once(zip, 'drain'), written])
  }
  await client.query('close dump')
  zip.end()
  await written
  return { name, columns, rows, sha256: hash.digest('hex') }
}
