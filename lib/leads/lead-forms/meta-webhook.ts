import 'server-only'
import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { recordPlatformRefusal } from '@/lib/leads/lead-forms/platform-state'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db, type Tx } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { badRequest, forbidden, notFound } from '@/lib/platform/errors'
import { readText } from '@/lib/platform/http/read-json'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { isSameSecret } from '@/lib/platform/same-secret'

/** Meta batches at most a thousand changes. */
const MAX_BYTES = 1024 * 1024

export const META_LEAD = 'meta-lead'

const id = z.coerce.string().regex(/^\d{1,32}$/)

const newsSchema = z.object({
  object: z.string(),
  entry: z
    .array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })).default([]) }))
    .max(1_000),
})

const leadgenSchema = z.object({ leadgen_id: id, form_id: id.optional() })

type MetaLeadNotice = z.output<typeof leadgenSchema>

/** Answers Meta's webhook verification (hub.challenge). @throws AppError 404 when Meta is not set up, 403 */
export async function answerChallenge(query: URLSearchParams): Promise<string> {
  const { META_VERIFY_TOKEN: token } = env()
  if (!token) throw notFound('Meta is not set up')
  const isOurs = isSameSecret(query.get('hub.verify_token') ?? '', token)
  if (query.get('hub.mode') === 'subscribe' && isOurs) return query.get('hub.challenge') ?? ''
  await recordPlatformRefusal(meta, 'Meta sent a verify token other than META_VERIFY_TOKEN')
  throw forbidden('The verify token is wrong')
}

/** Queues announced leads if the app signed the raw body. @throws AppError 400, 403, 404, 413 */
export async function receiveMetaWebhook(request: Request): Promise<void> {
  const { META_APP_SECRET: secret, META_PAGE_TOKEN: token } = env()
  if (!secret || !token) throw notFound('Meta is not set up')
  const body = await readText(request, MAX_BYTES)
  const signature = request.headers.get('x-hub-signature-256') ?? ''
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  if (!isSameSecret(signature, expected)) {
    await recordPlatformRefusal(
      meta,
      signature ? 'A request was not signed with META_APP_SECRET' : 'A request had no signature',
    )
    throw forbidden('The signature is wrong')
  }
  const news = newsIn(body)
  if (news.length > 0) await db.$transaction((tx) => queueMetaLeads(tx, news))
}

/** Ignores other changes the Page may be subscribed to. */
function newsIn(body: string): MetaLeadNotice[] {
  const parsed = newsSchema.safeParse(jsonOf(body))
  if (!parsed.success) throw badRequest('This is not a change to a Page')
  const changes = parsed.data.object === 'page' ? parsed.data.entry.flatMap(({ changes }) => changes) : []
  return changes.flatMap(({ field, value }) => {
    const leadgen = field === 'leadgen' ? leadgenSchema.safeParse(value) : null
    return leadgen?.success ? [leadgen.data] : []
  })
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw badRequest('The request is not valid JSON')
  }
}

/** Queues each lead once. @returns the number of new ones */
export async function queueMetaLeads(tx: Tx, news: MetaLeadNotice[]): Promise<number> {
  let count = 0
  for (const { leadgen_id: externalId, form_id: formId = null } of news) {
    const isNew = await tx.$executeRaw`
      insert into lead_form_deliveries (id, platform, external_id, form_id, state)
      values (${uuidv7()}::uuid, ${meta.id}, ${externalId}, ${formId}, 'waiting') on conflict (platform, external_id) do nothing`
    if (!isNew) continue
    count += 1
    await enqueue(tx, { kind: META_LEAD, target: externalId, dedupKey: `${META_LEAD}:${externalId}` })
  }
  return count
}
