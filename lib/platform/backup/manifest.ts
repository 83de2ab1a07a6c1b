import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const digest = z.string().regex(/^[0-9a-f]{64}$/)

const manifest = z.object({
  format: z.literal(1),
  /** The moment all tables are of, by the database's clock. */
  takenAt: z.iso.datetime({ offset: true }),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: digest })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Of the compressed file. */
      sha256: digest,
    }),
  ),
  /** The last request that was taken in, by which whoever restores sees how far the backup goes. */
  newestLead: z.object({ id: z.string(), createdAt: z.string() }).nullable(),
  /** Active accounts whose password is there as a hash. */
  accounts: z.number().int(),
  /** Uploads below `files/`, which all backups of a folder share; null when they are kept in an object store. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: digest })).nullable(),
})

/** What a backup says about itself; written last, so that a folder without one is no backup. */
export type Manifest = z.output<typeof manifest>
export type TableDump = Manifest['tables'][number]
export type FileCopy = NonNullable<Manifest['files']>[number]

export const MANIFEST_FILE = 'manifest.json'

/** @throws Error when the folder holds no backup that this build can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${MANIFEST_FILE}`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${folder} is no backup of this product: ${read.error.message}`)
  return read.data
}

/** Where the rows of a table lie within a backup. */
export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.gz`)
}
