import { adminRoute } from '@/lib/accounts/admin-route'
import { startTest } from '@/lib/records/landing-tests/run-test'
import { testPlan } from '@/lib/records/landing-tests/test-plan'

/** Starts a test of two versions of a landing page. */
export const POST = adminRoute({ body: testPlan, can: ['update', 'content'] }, ({ actor, id, body }) =>
  startTest(actor, id, body),
)
