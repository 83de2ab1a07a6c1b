import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { endTest } from '@/lib/records/landing-tests/run-test'

const choice = z.object({ keep: z.enum(['a', 'b'], 'Please choose which version to keep') })

/** Ends the test of a landing page and keeps one of its versions. */
export const POST = adminRoute({ body: choice, can: ['update', 'content'] }, ({ actor, id, body }) =>
  endTest(actor, id, body.keep),
)
