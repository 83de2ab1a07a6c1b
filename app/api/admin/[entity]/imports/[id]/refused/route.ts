import { refusedCsv } from '@/lib/records/import/refused-csv'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Refused rows of a file as a CSV file, each with its row number and reason. */
export const GET = adminHandler(async ({ actor, entity, id }) => {
  const body = await refusedCsv(actor, entity, id)
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${entity.path}-refused.csv"`,
    },
  })
})
