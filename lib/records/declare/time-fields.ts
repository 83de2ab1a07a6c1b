import * as z from 'zod'
import { isStorableDate } from '@/lib/platform/storable-date'
import { readTimeOfDay, timeOfDay } from '@/lib/platform/time-of-day'
import type { Field } from '@/lib/records/declare/field'
import { makeField, type Options } from '@/lib/records/declare/make-field'

type TimeOptions = Options<Date> & Pick<Field, 'moment'>

/** A calendar date. `past`: not one that is still to come. */
export function date({ moment = false, past = false, ...options }: TimeOptions & { past?: boolean } = {}) {
  const words = 'Please enter a date'
  const hasCome = (sent: string) => !past || new Date(`${sent}T00:00:00Z`) <= new Date()
  const rule = z.iso
    .date(words)
    .refine(isStorableDate, words)
    .refine(hasCome, 'Please enter a date that is not in the future')
  const day = rule.transform((sent) => new Date(`${sent}T00:00:00Z`))
  return makeField('date', day, options, { moment })
}

/** A time of the day, stored as it is printed: 2:30 pm. */
export function timeOfDayField({ hint = 'For example, 2:30 pm', ...options }: Options<string> = {}) {
  const words = 'Please enter a time such as 2:30 pm'
  const rule = z
    .string(words)
    .max(20, words)
    .refine((typed) => readTimeOfDay(typed) !== null, words)
    .transform((typed) => timeOfDay(readTimeOfDay(typed) ?? 0))
  return makeField('text', rule, { ...options, hint }, { max: 20 })
}

/** A time given with its UTC offset, stored in UTC and shown in the company's zone. */
export function dateTime({ moment = false, ...options }: TimeOptions = {}) {
  const words = 'Please enter a date and time'
  const rule = z.iso.datetime({ offset: true, error: words }).refine(isStorableDate, words)
  return makeField(
    'dateTime',
    rule.transform((sent) => new Date(sent)),
    options,
    { moment },
  )
}
