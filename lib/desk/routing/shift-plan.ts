import * as z from 'zod'
import { calendarDay, type Hours, openings, toStoredHours } from '@/lib/records/hours/schedule'

/** Dates as '2026-11-26'; a single day has no `to`. `coverId` is empty without a cover. */
export type PlannedVacation = { from: string; to: string; coverId: string }

/** Times are texts such as '9:00 AM'. */
export type ShiftPlan = {
  /** False: on shift during all staffed hours. */
  own: boolean
  /** Sunday first; an empty day is off. */
  week: Hours[][]
  /** Current and future ones. */
  vacations: PlannedVacation[]
}

const MAX_VACATIONS = 30
const NOBODY = 'Please choose a person or no one'

const vacation = z
  .strictObject({
    from: calendarDay,
    to: z.union([z.literal(''), calendarDay], 'Please choose a date'),
    coverId: z.union([z.literal(''), z.uuid()], NOBODY),
  })
  .refine(({ from, to }) => !to || from <= to, {
    path: ['to'],
    message: 'Please enter a day after the first day',
  })

/** Normalizes times to "HH:MM", and gives every vacation its last day. */
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
          const message = 'Please choose days outside the other vacations above'
          if (overlaps) context.addIssue({ code: 'custom', path: [at, 'from'], message })
        }
      }),
  })
  .transform(
    ({ own, week, vacations }): ShiftPlan => ({
      own,
      week: own ? week.map(toStoredHours) : [],
      vacations: vacations
        .map((one) => ({ ...one, to: one.to || one.from }))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    }),
  )
