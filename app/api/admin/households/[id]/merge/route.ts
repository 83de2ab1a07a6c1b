import { adminRoute } from '@/lib/accounts/admin-route'
import { mergeHouseholds } from '@/lib/desk/duplicates/merge'
import { mergeSchema } from '@/lib/desk/duplicates/merge-schema'

/** Merges another household into this one; can be undone for 30 days. */
export const POST = adminRoute(mergeSchema, async ({ actor, id, body }) =>
  Response.json({ id: await mergeHouseholds(actor, id, body) }, { status: 201 }),
)
