import { requestActor } from '@/lib/admin/actor'
import { exportConversions } from '@/lib/conversions/export-file'
import { route } from '@/lib/http/route'

/** One of the files for an ad platform. */
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
