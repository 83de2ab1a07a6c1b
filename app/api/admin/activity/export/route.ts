import { adminRoute } from '@/lib/accounts/admin-route'
import { fileResponse } from '@/lib/platform/http/file-response'
import { activityList } from '@/lib/records/activity/activity-query'
import { exportActivity } from '@/lib/records/activity/list-activity'

/** All pages of the log as a CSV file; takes the log's query parameters. */
export const GET = adminRoute(async ({ actor, query }) => {
  const body = await exportActivity(actor, activityList.parse(query))
  return fileResponse(body, `activity-${new Date().toISOString().slice(0, 10)}.csv`)
})
