import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerSchema } from '@/lib/accounts/partners/partner-schema'
import { changePartner, endPartner } from '@/lib/accounts/partners/save-partner'
import { readPartner } from '@/lib/desk/partners/list-partners'

/** A partner with its keys, endpoints and latest leads. */
export const GET = adminRoute(({ actor, id }) => readPartner(actor, id))

/** Changes a partner's contact, origins and limits. */
export const PUT = adminRoute(
  { body: partnerSchema, can: ['update', 'accounts'] },
  async ({ actor, id, body, browser }) => {
    await changePartner(actor, id, body, browser)
    return { message: 'Partner saved' }
  },
)

/** Ends a partnership: its keys are revoked, its leads stay. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await endPartner(actor, id, browser)
  return { message: 'Partnership ended' }
})
