import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { addToRelease, itemSchema, removeFromRelease } from '@/lib/records/releases/release-items'

/** Adds the record `{ entity, entityId }`. */
export const POST = adminRoute({ body: itemSchema, can: assertMayRelease }, ({ actor, id, body }) =>
  addToRelease(actor, id, body),
)

/** Removes the record `{ entity, entityId }`. */
export const DELETE = adminRoute({ body: itemSchema, can: assertMayRelease }, ({ actor, id, body }) =>
  removeFromRelease(actor, id, body),
)
