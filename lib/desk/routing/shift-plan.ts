import * as z from 'zod'
import { asStored, calendarDay, type Hours, openings } from '@/lib/records/hours/schedule'

/** Dates as '2026-11-26'; one day alone has no `to`. `coverId` is empty when nobody covers. */
export type PlannedVacation = { from: string; to: string; coverId: string }

/** When one person is there, as it is edited: times are texts such as '9:00 AM'. */
export type ShiftPlan = {
  /** Whether they have hours of their own; else they are there whenever somebody answers. */
  own: boolean
  /** Sunday first; a day without hours is off. */
  week: Hours[][]
  /** Those that are not over. */
  vacations: PlannedVacation[]
}

const MAX_VACATIONS = 30
const NOBODY = 'Please choose a person or nobody'

const vacation = z
  .strictObject({
    from: calendarDay,
    to: z.union([z.literal(''), calendarDay], 'Please choose a date'),
    coverId: z.union([z.literal(''), z.uuid()], NOBODY),
  })
  .refine(({ from, to }) => !to || from <= to, { path: ['to'], message: 'This is before the first day' })

/** What a person may save; times become "HH:MM", and every vacation has its last day. */
export const shiftPlanSchema = z
  .strictObject({
    own: z.boolean('Please choose on or off'),
    week: z.array(openings).length(7),
    vacations: z
      .array(vacation)
      .max(MAX_VACATIONS, `Please use at most ${MAX_VACATIONS} vacations`)
      .superRefine((vacations, context) => {
        for (const [at, { from, to }] of vacations.entries()) {
          const overlaps = vacations
            .slice(0, at)
            .some((other) => other.from <= (to || from) && from <= (other.to || other.from))
          const message = 'These days are within another vacation above'
          if (overlaps) context.addIssue({ code: 'custom', path: [at, 'from'], message })
        }
      }),
  })
  .transform(
    ({ own, week, vacations }): ShiftPlan => ({
      own,
      week: own ? week.map(asStored) : [],
      vacations: vacations
        .map((one) => ({ ...one, to: one.to || one.from }))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    }),
  )
