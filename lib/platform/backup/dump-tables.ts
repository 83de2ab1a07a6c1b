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

type ColumnSequence = { sequence: string; table: string | null; column: string | null }

/**
 * The sequences of serial columns. A restore derives their values from the rows.
 * @throws Error when a sequence belongs to no column
 */
export async function columnSequences(client: Client): Promise<ColumnSequence[]> {
  const { rows } = await client.query<ColumnSequence>(
    `select s.oid::regclass::text as sequence, a.attrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_class s
     left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
     left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  )
  const lost = rows.find(({ column }) => column === null)
  if (lost) throw new Error(`The sequence ${lost.sequence} belongs to no column, so it cannot be backed up`)
  return rows
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
  // Awaited below; without this, a full disk in the meantime would count as an unhandled rejection.
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
