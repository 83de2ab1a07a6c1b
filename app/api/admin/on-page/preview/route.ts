import { adminRoute } from '@/lib/accounts/admin-route'
import { createEditingLink } from '@/lib/records/preview/preview-links'

/** A link that opens the site with every draft, for editing on the page: `{ url, expiresAt }`. */
export const POST = adminRoute(async ({ actor }) => {
  const { url, expiresAt } = await createEditingLink(actor)
  return Response.json({ url, expiresAt: expiresAt.toISOString() }, { status: 201 })
})
