import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { requestCheck } from '@/lib/records/page-uniqueness/check-pages'
import { recordAudit } from '@/lib/records/store/record-audit'

/** Starts a comparison of all pages. @throws AppError 403, 409 while one is running */
export async function checkNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'content')
  await db.$transaction(async (tx) => {
    if (!(await requestCheck(tx))) throw conflict('The pages are being compared already')
    await tx.$executeRaw`
      insert into page_checks (id, asked_at) values (1, now()) on conflict (id) do update set asked_at = now()`
    await recordAudit(tx, actor, { action: 'pages.compare', entity: 'pageUniqueness' })
  })
}
