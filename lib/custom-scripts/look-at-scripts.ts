import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { assertCan } from '@/lib/auth/access'
import { acceptScripts, SCRIPTS, scriptsText } from '@/lib/custom-scripts/accept-scripts'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import type { CustomScript } from '@/lib/landing-pages/custom-script'

export const scriptsToSee = z.object({ scripts: scriptsText })

/** What would run on a landing page if this text were put there, for a second look. Stores nothing. @throws AppError 400, 403, 404 */
export async function lookAtScripts(actor: Actor, id: string, text: string): Promise<CustomScript[]> {
  assertCan(actor, 'update', SCRIPTS)
  await getRecord(actor, landingPageTemplates, id)
  return acceptScripts(text)
}
