import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { createRelease, listReleases, releaseSchema } from '@/lib/records/releases/releases'

/** Releases visible to the person, newest first. */
export const GET = adminRoute(({ actor }) => listReleases(actor))

/** Creates a release `{ name }`. */
export const POST = adminRoute({ body: releaseSchema, can: assertMayRelease }, async ({ actor, body }) =>
  Response.json(await createRelease(actor, body.name), { status: 201 }),
)
