import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { setOpening } from '@/lib/desk/setup/open-site'

const schema = z.strictObject({ isOpen: z.boolean('Please choose whether the site is open') })

/** Opens the site to visitors, or closes it. */
export const POST = adminRoute({ body: schema, can: ['update', 'administration'] }, ({ actor, body }) =>
  setOpening(actor, body.isOpen),
)
