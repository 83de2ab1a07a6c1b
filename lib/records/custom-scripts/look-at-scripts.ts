import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { acceptScripts, SCRIPTS, scriptsText } from '@/lib/records/custom-scripts/accept-scripts'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { getRecord } from '@/lib/records/store/operations'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

export const scriptsToSee = z.object({ scripts: scriptsText })

/** What would run on a landing page if this text were put there, for a second look. Stores nothing. @throws AppError 400, 403, 404 */
export async function lookAtScripts(actor: Actor, id: string, text: string): Promise<CustomScript[]> {
  assertCan(actor, 'update', SCRIPTS)
  await getRecord(actor, landingPageTemplates, id)
  return acceptScripts(text)
}
