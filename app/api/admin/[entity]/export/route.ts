import { exportCsv } from '@/lib/records/lists/export-csv'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** All pages of the list as a CSV file; takes the list's query parameters. */
export const GET = adminHandler(async ({ actor, entity, request }) => {
  const body = await exportCsv(actor, entity, new URL(request.url).searchParams)
  const name = `${entity.path}-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})
