import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { acceptScripts, scriptsText } from '@/lib/records/custom-scripts/accept-scripts'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { getRecord } from '@/lib/records/store/operations'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

export const scriptsPreview = z.object({ scripts: scriptsText })

/** The scripts that this text would run on a landing page; stores nothing. @throws AppError 400, 403, 404 */
export async function previewScripts(actor: Actor, id: string, text: string): Promise<CustomScript[]> {
  assertCan(actor, 'update', 'administration')
  await getRecord(actor, landingPageTemplates, id)
  return acceptScripts(text)
}
