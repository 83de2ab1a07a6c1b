import { adminRoute } from '@/lib/accounts/admin-route'
import { hoursChange, saveSchedule } from '@/lib/records/hours/stored-schedule'

/** Replaces the staffed hours of the company or of one community. */
export const PATCH = adminRoute(hoursChange, async ({ actor, body }) => ({
  seen: await saveSchedule(actor, body),
}))
