import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { META_LEAD } from '@/lib/leads/lead-forms/meta-webhook'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { sendAgain } from '@/lib/platform/outbox/send-again'

/** Retries all waiting Meta leads now, even abandoned ones. @returns their number. @throws AppError 403 */
export async function fetchAgain(actor: SessionUser, browser: Browser): Promise<number> {
  assertCan(actor, 'update', 'agencies')
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select o.id from lead_form_deliveries d join outbox_items o on o.dedup_key = ${`${META_LEAD}:`} || d.external_id
      where d.platform = ${meta.id} and d.state = 'waiting'`
    let count = 0
    for (const { id } of rows) if (await sendAgain(tx, id)) count += 1
    await recordAccess(tx, {
      action: 'lead-forms.fetch',
      actor,
      browser,
      on: { entity: 'leadFormDelivery', id: null },
      after: { count },
    })
    return count
  })
}
