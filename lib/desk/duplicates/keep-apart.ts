import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { openHouseholds } from '@/lib/desk/duplicates/household-access'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { recordAudit } from '@/lib/records/store/history'

/** Marks two households as different families, not to be suggested again. @throws AppError 403, 404, 409 */
export async function keepApart(actor: Actor, id: string, otherId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await openHouseholds(tx, actor, [id, otherId], 'update')
    if (id === otherId) throw conflict('This is one family already')
    const [firstId = '', secondId = ''] = [id.toLowerCase(), otherId.toLowerCase()].sort()
    await tx.householdsApart.createMany({
      data: { firstId, secondId, saidBy: actor.username },
      skipDuplicates: true,
    })
    const after = { otherId }
    await recordAudit(tx, actor, { action: 'household.keep-apart', entity: 'household', entityId: id, after })
  })
}
