import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { type AppError, conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

/** @throws AppError 409 when the record changed after the version that was `seen` */
export async function assertFresh(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  before: AdminRecord,
  seen: unknown,
): Promise<void> {
  if (seen === undefined || seen === null) return
  if (Date.parse(String(seen)) === Date.parse(before.updatedAt)) return
  const last = await tx.revision.findFirst({
    where: { entity: entity.name, entityId: before.id },
    orderBy: { number: 'desc' },
    select: { actorName: true },
  })
  throw changedMeanwhile(actor, last?.actorName)
}

/** The error for a user whose version is outdated; programs are told no name (decision 081). */
export function changedMeanwhile({ scopes }: Actor, name: string | null | undefined): AppError {
  return conflict(
    `${(scopes ? null : name) ?? 'Someone'} changed this after you opened it. Your changes have not been saved yet.`,
  )
}
