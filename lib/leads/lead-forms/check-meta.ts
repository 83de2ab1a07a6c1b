import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { conflict } from '@/lib/platform/errors'
import { callMeta, isMetaConfigured } from '@/lib/platform/integrations/meta-graph'

const pageSchema = z.object({ id: z.string().max(64), name: z.string().max(300) })
const appsSchema = z.object({
  data: z.array(z.object({ subscribed_fields: z.array(z.string()).default([]) })),
})

/** Checks token and subscription; returns a message for staff. @throws AppError 403, 409, 502 */
export async function checkMeta(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'agencies')
  if (!isMetaConfigured()) throw conflict('Meta is not set up yet: enter its tokens under Connections')
  const { id, name } = await callMeta('me', { fields: 'id,name' }, pageSchema)
  const apps = await callMeta(`${id}/subscribed_apps`, { fields: 'subscribed_fields' }, appsSchema)
  const isTold = apps.data.some(({ subscribed_fields }) => subscribed_fields.includes('leadgen'))
  if (isTold) return `Connected to the Page “${name}”, which sends us leads.`
  throw conflict(
    `The Page “${name}” responds but does not send leads: subscribe the app to its “leadgen” field.`,
  )
}
