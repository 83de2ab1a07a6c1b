import * as z from 'zod'
import { isStorableDate } from '@/lib/platform/storable-date'
import type { Field } from '@/lib/records/declare/field'
import { makeField, type Options } from '@/lib/records/declare/make-field'

type TimeOptions = Options<Date> & Pick<Field, 'moment'>

export function date({ moment = false, ...options }: TimeOptions = {}) {
  const words = 'Please enter a date'
  const rule = z.iso.date(words).refine(isStorableDate, words)
  const day = rule.transform((sent) => new Date(`${sent}T00:00:00Z`))
  return makeField('date', day, options, { moment })
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
