import { requestActor } from '@/lib/accounts/actor'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { route } from '@/lib/platform/http/route'

/** One of the CSV files for an ad platform. */
export const GET = route(async (request) => {
  const file = new URL(request.url).searchParams.get('file')
  const body = await exportConversions(await requestActor(request), file)
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="conversions-${file}.csv"`,
    },
  })
})
