import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { createReleaseLink, LINK_DAYS } from '@/lib/records/preview/preview-links'
import { assertMayRelease } from '@/lib/records/releases/find-release'

const wish = z.object({ days: z.literal(LINK_DAYS).default(1) })

/** Creates a preview link to the site with all drafts of the release; it works without an account. */
export const POST = adminRoute({ body: wish, can: assertMayRelease }, async ({ actor, id, body }) =>
  Response.json(await createReleaseLink(actor, id, body.days), { status: 201 }),
)
