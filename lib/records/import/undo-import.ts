import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { findImport, type Written } from '@/lib/records/import/imports'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import { change } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { removeWithin } from '@/lib/records/store/remove-record'
import { updateWithin } from '@/lib/records/store/write-record'

/** Undoes an import, all or nothing. @throws AppError 403, 404, 409 when not applied, or changed since */
export async function undoImport(actor: Actor, entity: Entity, id: string): Promise<{ undone: number }> {
  return change(
    entity,
    async (tx) => {
      await tx.$executeRaw`select 1 from imports where id = ${id}::uuid for update`
      const { state, written, fileName } = await findImport(tx, actor, entity, id)
      if (state !== 'done' || !written) throw conflict('This import is not in any more')
      if (written.some(({ before }) => before === null)) assertCan(actor, 'delete', entity.area)
      const expired = new Set<string>()
      // Newest first, in case later rows refer to earlier ones.
      for (const one of written.toReversed()) {
        for (const tag of await takeBack(tx, actor, entity, one)) expired.add(tag)
      }
      const data = { state: 'undone', undoneAt: new Date(), undoneBy: actor.username, written: [] }
      await tx.import.update({ where: { id }, data })
      const after = { fileName, records: written.length }
      await recordAudit(tx, actor, { action: 'undo-import', entity: entity.name, entityId: id, after })
      return { answer: { undone: written.length }, expired: [...expired] }
    },
    TRANSACTION_LIMITS,
  )
}

async function takeBack(tx: Tx, actor: Actor, entity: Entity, written: Written[number]): Promise<string[]> {
  const { id, updatedAt, before } = written
  try {
    if (before === null) return await removeWithin(tx, actor, entity, id, updatedAt)
    const { expired } = await updateWithin(
      tx,
      actor,
      entity,
      id,
      { ...before, updatedAt },
      { action: 'restore' },
    )
    return expired
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw conflict(`Nothing was undone: ${reasonOf(error)}`)
  }
}

function reasonOf({ status, message }: AppError): string {
  if (status === 404) return 'one of the records is gone.'
  // That sentence is about unsaved form input.
  return message.replace(' Nothing of yours has been saved yet.', '').replace('after you opened it', 'since')
}
