import { adminRoute } from '@/lib/accounts/admin-route'
import { liftSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { allowContact } from '@/lib/desk/do-not-contact/refuse-contact'

/** Lifts an entry, with a reason. */
export const POST = adminRoute(liftSchema, async ({ actor, id, body }) => {
  await allowContact(actor, id, body)
  return { message: 'Lifted' }
})
