import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/admin/actor'
import { change, lock } from '@/lib/admin/change'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { addRevision } from '@/lib/admin/history'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { passwordSchema } from '@/lib/auth/account-request'
import type { Browser } from '@/lib/auth/browser'
import { provePassword } from '@/lib/auth/prove-identity'
import { acceptScripts, SCRIPTS, scriptsText } from '@/lib/custom-scripts/accept-scripts'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import { forbidden } from '@/lib/errors'

const MISSING = 'Please enter your password'

export const scriptsChange = z.object({
  scripts: scriptsText,
  password: z.string(MISSING).min(1, MISSING).pipe(passwordSchema),
})

/**
 * Puts scripts on a landing page, in place of those it has; without any it has none. The one way in, for administrators who type their
 * password once more. The record's `updatedAt` stays: no form that is open beside it holds them.
 * @throws AppError 400 with fieldErrors of `scripts` or `password`, 403, 404, 429
 */
export async function changeScripts(
  actor: Actor,
  id: string,
  { scripts, password }: z.output<typeof scriptsChange>,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', SCRIPTS)
  if (!actor.id) throw forbidden()
  acceptScripts(scripts)
  await provePassword({ id: actor.id, username: actor.username }, password, browser, 'password')
  const customScripts = scripts || null
  await change(landingPageTemplates, async (tx) => {
    await lock(tx, landingPageTemplates, id)
    const before = await findRecord(tx, actor, landingPageTemplates, id)
    if (before.customScripts === customScripts) return { answer: undefined, expired: [] }
    await tx.$executeRaw`update landing_page_templates set custom_scripts = ${customScripts} where id = ${id}::uuid`
    const after = { ...before, customScripts }
    await addRevision(tx, actor, landingPageTemplates, before, after, ['customScripts'])
    await recordAudit(tx, actor, {
      action: 'custom-scripts.change',
      entity: landingPageTemplates.name,
      entityId: id,
      before: { customScripts: before.customScripts as string | null },
      after: { customScripts },
    })
    return { answer: undefined, expired: tagsOf(landingPageTemplates, after) }
  })
}
