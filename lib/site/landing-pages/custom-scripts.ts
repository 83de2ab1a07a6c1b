import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { previewScope } from '@/lib/platform/database/preview-scope'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { runnableScripts } from '@/lib/site/landing-pages/script-hosts'

/** Scripts to run on a landing page: none in a preview or while the switch is off (decision 070). */
export const getCustomScripts = atRequest(async (slug: string): Promise<CustomScript[]> => {
  cached(recordTag('landing_page_templates', slug), 'site_settings')
  if (previewScope() || !(await areScriptsOn())) return []
  const where = { slug, active: true }
  const page = await db.landingPageTemplate.findFirst({ where, select: { customScripts: true } })
  return runnableScripts(page?.customScripts ?? null)
})

/** The site setting that turns scripts off on every landing page. */
export async function areScriptsOn(): Promise<boolean> {
  const row = await db.siteSettings.findFirst({ select: { customScriptsOn: true } })
  return row?.customScriptsOn ?? false
}
