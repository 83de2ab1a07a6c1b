import * as z from 'zod'
import { readDollars } from '@/lib/records/declare/dollars'
import { calendarDay } from '@/lib/records/hours/schedule'

const MOST_DAYS = 366
const MOST_DOLLARS = 99_999_999

/** A cost that someone types for days of a campaign, such as a month of a newspaper ad. */
export const typedCost = z
  .strictObject({
    from: calendarDay,
    to: calendarDay,
    dollars: z.preprocess(
      readDollars,
      z
        .number('Please enter an amount in dollars, such as 1,250')
        .min(0, 'Please enter 0 or more')
        .max(MOST_DOLLARS, `Please enter ${MOST_DOLLARS.toLocaleString('en-US')} or less`),
    ),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Please choose a day after the first one' })
  .refine(({ from, to }) => daysOf(from, to).length <= MOST_DAYS, {
    path: ['to'],
    message: 'Please choose at most a year',
  })

export type TypedCost = z.output<typeof typedCost>

const DAY_MS = 24 * 60 * 60 * 1000

/** The days of a range, both ends included: ['2026-11-01', '2026-11-02']; cut after two years. */
export function daysOf(from: string, to: string): string[] {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const count = Math.min(Math.round((end - begin) / DAY_MS) + 1, 2 * MOST_DAYS)
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(begin + at * DAY_MS).toISOString().slice(0, 10),
  )
}
