import { adminRoute } from '@/lib/accounts/admin-route'
import { readMailSchema } from '@/lib/desk/tour-requests/mail-schema'
import { readMail } from '@/lib/desk/tour-requests/read-mail'

/** Stores what staff read in the mail behind a request. */
export const POST = adminRoute(
  { body: readMailSchema, can: ['update', 'leads'] },
  async ({ actor, id, body }) => {
    await readMail(actor, id, body)
    return { message: 'Read' }
  },
)
