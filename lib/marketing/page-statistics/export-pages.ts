import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { type PageFigures, readPages } from '@/lib/marketing/page-statistics/page-statistics'
import type { AskedPages } from '@/lib/marketing/page-statistics/statistics-query'
import { db } from '@/lib/platform/database/db'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

const COLUMNS = ['Page', 'Views', 'Visitors', 'Leads', 'Tours', 'Move-ins']

const MOST_LINES = 20_000

/** CSV export of pages in a range, recorded in the activity log. @throws AppError 403 */
export async function exportPages(actor: Actor, asked: AskedPages): Promise<ReadableStream> {
  const pages = await readPages(actor, asked, MOST_LINES)
  const { from, to, leadPage } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'tourRequest',
    after: { what: 'page statistics', leadPage, from, to },
  })
  return csvStream(COLUMNS, rowsOf(pages))
}

async function* rowsOf(pages: PageFigures[]) {
  for (const { path, views, visitors, received, toured, movedIn } of pages)
    yield [path, views, visitors, received, toured, movedIn]
}
