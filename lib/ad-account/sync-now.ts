import 'server-only'
import { askForSync } from '@/lib/ad-account/sync-account'
import type { Actor } from '@/lib/admin/actor'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { googleAccount } from '@/lib/conversions/ad-accounts'
import { db } from '@/lib/db'
import { conflict } from '@/lib/errors'

/** Has the ad account read now. @throws AppError 403, 409 when none is connected or it is being read */
export async function syncNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'campaign')
  if (!googleAccount()) throw conflict('No Google Ads account is set')
  await db.$transaction(async (tx) => {
    if (!(await askForSync(tx))) throw conflict('It is being read already')
    await recordAudit(tx, actor, { action: 'ad-account.sync', entity: 'campaign' })
  })
}
