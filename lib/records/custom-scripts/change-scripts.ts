import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import type { Browser } from '@/lib/accounts/access/browser'
import type { Actor } from '@/lib/accounts/actor'
import { provePassword } from '@/lib/accounts/sessions/prove-identity'
import { forbidden } from '@/lib/platform/errors'
import { acceptScripts, scriptsText } from '@/lib/records/custom-scripts/accept-scripts'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { addRevision } from '@/lib/records/store/history'
import { recordAudit } from '@/lib/records/store/record-audit'
import { findRecord } from '@/lib/records/store/scope'

const MISSING = 'Please enter your password'

export const scriptsChange = z.object({
  scripts: scriptsText,
  password: z.string(MISSING).min(1, MISSING).pipe(passwordSchema),
})

/**
 * Replaces a landing page's scripts, confirmed by password. `updatedAt` stays: no form contains the scripts.
 * @throws AppError 400 with fieldErrors of `scripts` or `password`, 403, 404, 429
 */
export async function changeScripts(
  actor: Actor,
  id: string,
  { scripts, password }: z.output<typeof scriptsChange>,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'administration')
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
