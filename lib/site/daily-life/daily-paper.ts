import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { createSheet } from '@/lib/platform/pdf/sheet'
import { formatMonth } from '@/lib/site/content/format'
import { formatWeekday } from '@/lib/site/content/format-date'
import { type DailyMonth, emptyMonthText } from '@/lib/site/daily-life/daily-month'

const MAX_BYTES = 16 * 1024 * 1024

/** Drawn once for the same content. */
const papers = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (paper) => paper.length })

/** One at a time: drawing one takes the processor for a moment. */
const inTurn = limitConcurrency(1, {
  waiting: 8,
  refuse: () => unavailable(5, 'Many PDFs are being made. Please try again in a moment'),
})

/** The tagged PDF of a month, for printing (decision 127). @throws AppError 503 */
export async function dailyPaper(daily: DailyMonth, producer: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([daily.community, daily.page, daily.month, daily.days, producer]))
    .digest('hex')
  const known = papers.get(key)
  if (known) return known
  return inTurn(async () => {
    const paper = papers.get(key) ?? (await draw(daily, producer))
    papers.set(key, paper)
    return paper
  })
}

/** Room for a time such as 10:30 am to 11:30 am. */
const TIME_WIDTH = 148

async function draw(daily: DailyMonth, producer: string): Promise<Buffer> {
  const { community, month, page } = daily
  const what = page === 'activities' ? 'Activities' : 'Menu'
  const footer = [community.name, community.phoneDisplay].filter(Boolean).join(' · ')
  const sheet = await createSheet(`${what} at ${community.name}, ${formatMonth(month)}`, { footer, producer })
  if (daily.days.length === 0) sheet.paragraph(emptyMonthText(daily))
  if (daily.page === 'activities') {
    for (const { day, activities } of daily.days) {
      sheet.heading(formatWeekday(day, 'UTC'))
      for (const { time, title, place, details } of activities) {
        const words = [place ? `${title}, ${place}` : title, details].filter(Boolean).join('. ')
        sheet.bullet(words, time, TIME_WIDTH)
      }
    }
  } else {
    for (const { day, meals } of daily.days) {
      sheet.heading(formatWeekday(day, 'UTC'))
      for (const { name, dishes } of meals) {
        sheet.subheading(name)
        for (const dish of dishes) sheet.bullet(dish)
      }
    }
  }
  return sheet.finish()
}
