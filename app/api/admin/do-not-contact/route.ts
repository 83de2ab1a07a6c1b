import { adminRoute } from '@/lib/accounts/admin-route'
import { refusalSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { listRefusals } from '@/lib/desk/do-not-contact/list-refusals'
import { refusalList } from '@/lib/desk/do-not-contact/refusal-query'
import { refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'

/** Lists the entries; `search`, `lifted` and `page` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listRefusals(actor, refusalList.parse(query)))

/** Records that someone does not want to be contacted. */
export const POST = adminRoute(refusalSchema, async ({ actor, body }) =>
  Response.json({ id: await refuseContact(actor, body) }, { status: 201 }),
)
