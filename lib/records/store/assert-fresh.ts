import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { type AppError, conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

/** @throws AppError 409 when the record changed after the version that was `seen` */
export async function assertFresh(tx: Tx, entity: Entity, before: AdminRecord, seen: unknown): Promise<void> {
  if (seen === undefined || seen === null) return
  if (Date.parse(String(seen)) === Date.parse(before.updatedAt)) return
  const last = await tx.revision.findFirst({
    where: { entity: entity.name, entityId: before.id },
    orderBy: { number: 'desc' },
    select: { actorName: true },
  })
  throw changedMeanwhile(last?.actorName)
}

/** The error for a user whose version is outdated. */
export function changedMeanwhile(name: string | null | undefined): AppError {
  return conflict(
    `${name ?? 'Somebody'} changed this after you opened it. Nothing of yours has been saved yet.`,
  )
}
