import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { boardPdf } from '@/lib/marketing/monthly-report/board-pdf'
import { type AskedReport, readBoardReport } from '@/lib/marketing/monthly-report/board-report'
import { db } from '@/lib/platform/database/db'
import { recordAudit } from '@/lib/records/store/history'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** The PDF of a range, recorded in the activity log. @throws AppError 403 */
export async function exportBoardPdf(actor: Actor, asked: AskedReport): Promise<Buffer> {
  const report = await readBoardReport(actor, asked)
  const { from, to, side } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'campaign',
    after: { what: 'campaigns and move-ins as a PDF', touch: side, from, to },
  })
  return boardPdf(report, (await getSiteSettings()).companyName)
}
