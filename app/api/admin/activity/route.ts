import { adminRoute } from '@/lib/accounts/admin-route'
import { activityList } from '@/lib/records/activity/activity-query'
import { listActivity } from '@/lib/records/activity/list-activity'

/** Audit log as text, newest first; takes the screen's query parameters. */
export const GET = adminRoute(({ actor, query }) => listActivity(actor, activityList.parse(query)))
