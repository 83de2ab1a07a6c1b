import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { createPreviewLink, LINK_DAYS } from '@/lib/records/preview/preview-links'
import { adminHandler } from '@/lib/records/store/admin-handler'

const wish = z.object({ days: z.literal(LINK_DAYS).default(1) })

/** Creates a preview link to the site with this record's draft; it works without an account. */
export const POST = adminHandler(
  async ({ actor, entity, id, request }) => {
    const { days } = await readJson(request, wish)
    return createPreviewLink(actor, entity, id, days)
  },
  { status: 201 },
)
