import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { askForSync } from '@/lib/marketing/advertising/sync-account'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { googleAccount } from '@/lib/platform/integrations/google-api'
import { recordAudit } from '@/lib/records/store/history'

/** Starts a sync. @throws AppError 403, 409 without an account or while one is running */
export async function syncNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'advertising')
  if (!googleAccount()) throw conflict('Google Ads is not connected')
  await db.$transaction(async (tx) => {
    if (!(await askForSync(tx))) throw conflict('A sync is already running')
    await recordAudit(tx, actor, { action: 'ad-account.sync', entity: 'campaign' })
  })
}
