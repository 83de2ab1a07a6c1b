import 'server-only'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { findImport, type StoredImport } from '@/lib/records/import/imports'
import { spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

/** Refused rows as a CSV with numbers and reasons, to fix and import again. @throws AppError 403, 404 */
export async function refusedCsv(actor: Actor, entity: Entity, id: string): Promise<string> {
  return refusedRowsCsv(await findImport(db, actor, entity, id))
}

/** The refused rows of any import that its reader may see. */
export function refusedRowsCsv({ header, refused }: Pick<StoredImport, 'header' | 'refused'>): string {
  const rows = (refused ?? []).map(({ number, cells, words }) => [
    ...header.map((_, at) => cells[at] ?? ''),
    number,
    words,
  ])
  const columns = [...header, 'Row', 'Why it was refused']
  return stringify([columns, ...rows.map((row) => row.map(spreadsheetCell))], { bom: true })
}
