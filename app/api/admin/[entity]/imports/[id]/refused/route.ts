import { fileResponse } from '@/lib/platform/http/file-response'
import { refusedCsv } from '@/lib/records/import/refused-csv'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Refused rows of a file as a CSV file, each with its row number and reason. */
export const GET = entityRoute(async ({ actor, entity, id }) =>
  fileResponse(await refusedCsv(actor, entity, id), `${entity.path}-refused.csv`),
)
