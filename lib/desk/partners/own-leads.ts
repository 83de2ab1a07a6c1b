import 'server-only'
import * as z from 'zod'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { partnerLeadSchema } from '@/lib/leads/partner-leads/partner-lead'
import { listPartnerLeads } from '@/lib/leads/partner-leads/read-partner-lead'
import { named } from '@/lib/platform/http/component-names'

const MAX_LEADS = 100

export const leadsQuerySchema = z.strictObject({
  transactionId: z.string().min(1).max(200).optional().describe('Only the request with this transaction ID.'),
  before: z
    .uuid('before must be a cursor from an earlier response')
    .optional()
    .describe('The `next` cursor of the previous response.'),
  limit: z.coerce.number().int().min(1).max(MAX_LEADS).default(25).describe('Maximum number of results.'),
})

export const ownLeadsSchema = named(
  'PartnerLeads',
  z.strictObject({
    leads: z.array(partnerLeadSchema).describe('Newest first.'),
    next: z.uuid().nullable().describe('Send as `before` for older requests; null at the end.'),
  }),
)

/** Requests of a key, newest first. */
export async function listOwnLeads(
  holder: ApiKeyHolder,
  { limit, transactionId, before }: z.output<typeof leadsQuerySchema>,
): Promise<z.output<typeof ownLeadsSchema>> {
  const window = { ...(transactionId && { transactionId }), ...(before && { before }), take: limit + 1 }
  const found = await listPartnerLeads(holder, window)
  const leads = found.slice(0, limit)
  return { leads, next: found.length > limit ? (leads.at(-1)?.id ?? null) : null }
}
