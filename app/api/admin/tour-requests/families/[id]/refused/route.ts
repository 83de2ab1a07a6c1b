import { adminRoute } from '@/lib/accounts/admin-route'
import { findLeadFile } from '@/lib/desk/lead-imports/stored-file'
import { db } from '@/lib/platform/database/db'
import { fileResponse } from '@/lib/platform/http/file-response'
import { refusedRowsCsv } from '@/lib/records/import/refused-csv'

/** Refused rows of a file of families as a CSV file, each with its row number and reason. */
export const GET = adminRoute({ can: ['create', 'leads'] }, async ({ actor, id }) =>
  fileResponse(refusedRowsCsv(await findLeadFile(db, actor, id)), 'families-refused.csv'),
)
