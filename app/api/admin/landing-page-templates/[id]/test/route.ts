import { adminRoute } from '@/lib/accounts/admin-route'
import { startTest } from '@/lib/records/landing-tests/run-test'
import { typedPlan } from '@/lib/records/landing-tests/test-plan'

/** Starts a test of two versions of a landing page, with the rates proposed for it or with typed ones. */
export const POST = adminRoute({ body: typedPlan, can: ['update', 'content'] }, ({ actor, id, body }) =>
  startTest(actor, id, body),
)
