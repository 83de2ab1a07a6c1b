import { previewCall } from '@/lib/records/calls/publish-calls'
import { createPreviewLink } from '@/lib/records/preview/preview-links'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Creates a preview link to the site with this record's draft; it works without an account. */
export const POST = entityRoute(previewCall, async ({ actor, entity, id, body }) => {
  const { expiresAt, ...link } = await createPreviewLink(actor, entity, id, body.days)
  return { ...link, expiresAt: expiresAt.toISOString() }
})
