import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { readRelease, releaseSchema, removeRelease, renameRelease } from '@/lib/records/releases/releases'

/** A release with its records and their problems. */
export const GET = adminRoute(({ actor, id }) => readRelease(actor, id))

/** Renames it to `{ name }`. */
export const PATCH = adminRoute({ body: releaseSchema, can: assertMayRelease }, ({ actor, id, body }) =>
  renameRelease(actor, id, body.name),
)

/** Deletes a release that is not live; its drafts stay. */
export const DELETE = adminRoute(({ actor, id }) => removeRelease(actor, id))
