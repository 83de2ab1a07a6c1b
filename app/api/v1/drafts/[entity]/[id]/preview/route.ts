import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { previewDraftCall } from '@/lib/records/calls/content-calls'
import { createPreviewLink } from '@/lib/records/preview/preview-links'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Creates a preview link that ends with the key. */
export const POST = entityRoute(previewDraftCall, async ({ actor, entity, id, body }) => {
  const { expiresAt, ...link } = await createPreviewLink(actor, entity, id, body.days)
  return { ...link, expiresAt: expiresAt.toISOString() }
})

export const OPTIONS = partnerPreflight('POST')
