import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError, conflict, forbidden, notFound } from '@/lib/platform/errors'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { mayDeleteSomething, visibleTrash } from '@/lib/records/trash/visible-trash'

/**
 * Restores the records that were deleted together in a list, one by one; those that cannot come back stay in
 * the trash and are named. @throws AppError 403, 404, 409 for a removal of the demo
 */
export async function restoreBatch(
  actor: Actor,
  batchId: string,
): Promise<{ restored: number; refused: string[] }> {
  if (!mayDeleteSomething(actor)) throw forbidden()
  if (await db.demoRemoval.count({ where: { id: batchId } }))
    throw conflict('Restore the whole demo in the setup guide')
  const where = { AND: [{ batchId }, visibleTrash(actor, 'delete')] }
  const batch = await db.deletedRecord.findMany({
    where,
    select: { id: true, title: true },
    orderBy: { id: 'asc' },
  })
  if (batch.length === 0) throw notFound('These are no longer in the trash')
  const refused: string[] = []
  for (const { id, title } of batch) {
    try {
      await restoreDeleted(actor, id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(`${title}: ${error.message}`)
    }
  }
  return { restored: batch.length - refused.length, refused }
}
