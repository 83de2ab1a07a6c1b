import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import type { Actor } from '@/lib/accounts/actor'
import { provePassword } from '@/lib/accounts/sessions/prove-identity'
import { forbidden, invalidFields } from '@/lib/platform/errors'
import { landingPageTemplates, MAX_SCRIPT_CHARACTERS } from '@/lib/records/entities/landing-page-templates'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { addRevision, recordAudit } from '@/lib/records/store/history'
import { getRecord } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { areScriptsOn } from '@/lib/site/landing-pages/custom-scripts'
import { parseScripts } from '@/lib/site/landing-pages/parse-scripts'
import { checkScripts, scriptHosts } from '@/lib/site/landing-pages/script-hosts'

const scriptsText = z
  .string('Please enter text')
  .trim()
  .max(
    MAX_SCRIPT_CHARACTERS,
    `Please use ${MAX_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters or fewer`,
  )

/** The scripts in a text. @throws AppError 400 at `scripts`, naming the forbidden element or host */
function acceptScripts(text: string): CustomScript[] {
  const { scripts, fault } = checkScripts(text)
  if (fault !== null) throw invalidFields({ scripts: fault })
  return scripts
}

const MISSING = 'Please enter your password'

export const scriptsChange = z.object({
  scripts: scriptsText,
  password: z.string(MISSING).min(1, MISSING).pipe(passwordSchema),
})

/** Replaces a page's scripts, confirmed by password. @throws AppError 400 with fieldErrors, 403, 404, 429 */
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
    await addRevision(tx, actor, landingPageTemplates, { before, after, changed: ['customScripts'] })
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

export const scriptsPreview = z.object({ scripts: scriptsText })

/** The scripts that this text would run on a landing page; stores nothing. @throws AppError 400, 403, 404 */
export async function previewScripts(actor: Actor, id: string, text: string): Promise<CustomScript[]> {
  assertCan(actor, 'update', 'administration')
  await getRecord(actor, landingPageTemplates, id)
  return acceptScripts(text)
}

export type LandingPageScripts = {
  slug: string
  text: string
  scripts: CustomScript[]
  hosts: string[]
  /** Why some scripts do not run, most urgent reason first; null when all run. */
  obstacle: 'no-hosts' | 'switched-off' | 'off-site' | { fault: string } | null
}

/** A landing page's scripts, and why some do not run. @throws AppError 403, 404 */
export async function readScripts(actor: Actor, id: string): Promise<LandingPageScripts> {
  assertCan(actor, 'update', 'administration')
  const page = await getRecord(actor, landingPageTemplates, id)
  const text = String(page.customScripts ?? '')
  const hosts = scriptHosts()
  const { fault } = checkScripts(text, hosts)
  const isOn = await areScriptsOn()
  return {
    slug: String(page.slug),
    text,
    scripts: parseScripts(text).scripts,
    hosts,
    obstacle:
      (hosts.length === 0 && 'no-hosts') ||
      (!isOn && 'switched-off') ||
      (!page.active && 'off-site') ||
      (fault !== null ? { fault } : null),
  }
}
