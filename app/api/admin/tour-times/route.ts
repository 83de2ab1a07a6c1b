import { adminRoute } from '@/lib/accounts/admin-route'
import { calendarChange, saveCalendar } from '@/lib/records/tour-times/calendar'

/** Replaces the tour calendar of a community. */
export const PATCH = adminRoute(calendarChange, async ({ actor, body }) => ({
  seen: await saveCalendar(actor, body),
}))
