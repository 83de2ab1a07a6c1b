import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { monthKey } from '@/lib/site/daily-life/calendar-month'
import { getDailyMonth } from '@/lib/site/daily-life/daily-life'
import type { DailyPage } from '@/lib/site/daily-life/daily-month'
import { dailyPaper } from '@/lib/site/daily-life/daily-paper'

/** Answers with the PDF of this month, or of the next with ?month=next. @throws AppError 404, 503 */
export async function answerPaper(request: Request, slug: string, page: DailyPage): Promise<Response> {
  const choice = new URL(request.url).searchParams.get('month') === 'next' ? 'next' : 'this'
  const daily = await getDailyMonth(slug, page, choice, new Date())
  if (!daily) throw notFound('This community has no such calendar')
  const { companyName } = await getSiteSettings()
  const paper = await dailyPaper(daily, companyName)
  return new Response(new Uint8Array(paper), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(paper.length),
      'content-disposition': `inline; filename="${daily.community.slug}-${page}-${monthKey(daily.month)}.pdf"`,
      'cache-control': 'no-cache',
    },
  })
}
