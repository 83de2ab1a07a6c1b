import { adminRoute } from '@/lib/accounts/admin-route'
import {
  periodsSchema,
  previewRetention,
  readRetention,
  savePeriods,
} from '@/lib/desk/personal-data/retention-periods'

/** Retention periods, a preview of the next run, and the result of the last one. */
export const GET = adminRoute(({ actor }) => readRetention(actor))

/** Previews the next run under other periods; saves nothing. */
export const POST = adminRoute(periodsSchema, ({ actor, body }) => previewRetention(actor, body))

/** Sets the retention periods. */
export const PATCH = adminRoute(periodsSchema, async ({ actor, body }) => {
  await savePeriods(actor, body)
  return readRetention(actor)
})
