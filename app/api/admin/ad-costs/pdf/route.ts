import { adminRoute } from '@/lib/accounts/admin-route'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { boardPdfName } from '@/lib/marketing/monthly-report/board-pdf'
import { exportBoardPdf } from '@/lib/marketing/monthly-report/export-board-pdf'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** The report of a range on one page, as a PDF. */
export const GET = adminRoute(async ({ actor, query }) => {
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(query, timeZone, new Date())
  const pdf = await exportBoardPdf(actor, { ...range, side: costViewIn(query).side, timeZone })
  return fileResponse(new Uint8Array(pdf), boardPdfName({ range }), 'application/pdf')
})
