import { adminRoute } from '@/lib/accounts/admin-route'
import { erasePerson, erasureSchema } from '@/lib/desk/personal-data/erase'

/** Erases a person; `confirm` is the word that has to be typed. */
export const POST = adminRoute(erasureSchema, ({ actor, body }) => erasePerson(actor, body))
