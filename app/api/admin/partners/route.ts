import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerSchema } from '@/lib/accounts/partners/partner-schema'
import { addPartner } from '@/lib/accounts/partners/save-partner'
import { listPartners } from '@/lib/desk/partners/list-partners'

/** All partners. */
export const GET = adminRoute(({ actor }) => listPartners(actor))

/** Adds a partner. */
export const POST = adminRoute(
  { body: partnerSchema, can: ['create', 'accounts'] },
  async ({ actor, body, browser }) =>
    Response.json({ id: await addPartner(actor, body, browser) }, { status: 201 }),
)
