import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { publishRelease } from '@/lib/records/releases/publish-release'
import { seenItems } from '@/lib/records/releases/seen-items'

/** Publishes all of it as it was seen, or nothing. */
export const POST = adminRoute(
  { body: z.strictObject({ seen: seenItems }), can: assertMayRelease },
  ({ actor, id, body }) => publishRelease(actor, id, body.seen),
)
