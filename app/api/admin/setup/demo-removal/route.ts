import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { removeDemo } from '@/lib/records/demo/remove-demo'
import { undoRemoval } from '@/lib/records/demo/undo-removal'

const schema = z.strictObject({ records: z.int('Please send how many items the preview showed').min(0) })

/** Removes the demo; `records` is the number that the preview showed. */
export const POST = adminRoute({ body: schema, can: ['update', 'administration'] }, ({ actor, body }) =>
  removeDemo(actor, body.records),
)

/** Restores what the last removal removed. */
export const DELETE = adminRoute(({ actor }) => undoRemoval(actor))
