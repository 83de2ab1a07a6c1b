import * as z from 'zod'
import { createPreviewLink, LINK_DAYS } from '@/lib/records/preview/preview-links'
import { entityRoute } from '@/lib/records/store/entity-route'

const wish = z.object({ days: z.literal(LINK_DAYS).default(1) })

/** Creates a preview link to the site with this record's draft; it works without an account. */
export const POST = entityRoute(wish, async ({ actor, entity, id, body }) =>
  Response.json(await createPreviewLink(actor, entity, id, body.days), { status: 201 }),
)
