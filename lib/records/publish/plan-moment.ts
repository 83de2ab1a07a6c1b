import { addYears } from 'date-fns'
import { invalidFields } from '@/lib/platform/errors'

const AHEAD_YEARS = 2

/** Parses the time of a plan. @param at ISO @throws AppError 400 with fieldErrors.at */
export function readPlanMoment(at: string): Date {
  const when = new Date(at)
  if (when.getTime() <= Date.now()) throw invalidFields({ at: 'Please choose a time that is still to come' })
  if (when > addYears(new Date(), AHEAD_YEARS)) {
    throw invalidFields({ at: `Please choose a time within ${AHEAD_YEARS} years` })
  }
  return when
}
