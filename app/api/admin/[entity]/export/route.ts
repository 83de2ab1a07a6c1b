import { fileResponse } from '@/lib/platform/http/file-response'
import { exportRecordsCall } from '@/lib/records/calls/record-calls'
import { exportCsv } from '@/lib/records/lists/list-records'
import { entityRoute } from '@/lib/records/store/entity-route'

/** All pages of the list as a CSV file; takes the list's query parameters. */
export const GET = entityRoute(exportRecordsCall, async ({ actor, entity, query }) => {
  const body = await exportCsv(actor, entity, query)
  return fileResponse(body, `${entity.path}-${new Date().toISOString().slice(0, 10)}.csv`)
})
