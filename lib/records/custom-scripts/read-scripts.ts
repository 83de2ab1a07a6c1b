import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { getRecord } from '@/lib/records/store/operations'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { areScriptsOn } from '@/lib/site/landing-pages/custom-scripts'
import { parseScripts } from '@/lib/site/landing-pages/parse-scripts'
import { checkScripts, scriptHosts } from '@/lib/site/landing-pages/script-hosts'

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
