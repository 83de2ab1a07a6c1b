import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { conflict } from '@/lib/errors'
import { askForCheck } from '@/lib/uniqueness/check-pages'

/** Has all pages compared now. @throws AppError 403, 409 while they are being compared */
export async function checkNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'landingPageTemplate')
  await db.$transaction(async (tx) => {
    if (!(await askForCheck(tx))) throw conflict('The pages are being compared already')
    await tx.$executeRaw`
      insert into page_checks (id, asked_at) values (1, now()) on conflict (id) do update set asked_at = now()`
    await recordAudit(tx, actor, { action: 'pages.compare', entity: 'pageUniqueness' })
  })
}
