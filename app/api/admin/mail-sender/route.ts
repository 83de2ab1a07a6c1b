import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { confirmSender } from '@/lib/desk/mail/confirm-sender'

const schema = z.strictObject({ address: z.string('Please enter the address').min(3).max(320) })

/** Confirms that mail comes from another domain than the site's. */
export const POST = adminRoute(
  { body: schema, can: ['update', 'administration'] },
  async ({ actor, body }) => {
    await confirmSender(actor, body.address)
    return { message: 'Confirmed' }
  },
)
