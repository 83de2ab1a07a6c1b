import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const digest = z.string().regex(/^[0-9a-f]{64}$/)

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime({ offset: true }),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: digest })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: digest }),
  ),
  newestLead: z.object({ id: z.string(), createdAt: z.string() }).nullable(),
  /** Active accounts with a password hash. */
  accounts: z.number().int(),
  /** Uploads below the shared `files/` folder; null when they are kept in an object store. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: digest })).nullable(),
})

/** Written last, so a folder without one is not a finished backup. */
export type Manifest = z.output<typeof manifest>
export type TableDump = Manifest['tables'][number]
export type FileCopy = NonNullable<Manifest['files']>[number]

export const MANIFEST_FILE = 'manifest.json'

/** @throws Error when the folder holds no backup that this build can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup: it has no ${MANIFEST_FILE}`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${folder} is not a backup of this product: ${read.error.message}`)
  return read.data
}

export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.gz`)
}
