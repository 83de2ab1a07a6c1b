import { adminRoute } from '@/lib/accounts/admin-route'
import { personSchema } from '@/lib/desk/personal-data/person'
import { searchPerson } from '@/lib/desk/personal-data/search'

/** Everything stored about a person. A POST, so that email addresses stay out of URLs. */
export const POST = adminRoute(personSchema, ({ actor, body }) => searchPerson(actor, body))
