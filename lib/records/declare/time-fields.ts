import * as z from 'zod'
import { isStorableDate } from '@/lib/platform/storable-date'
import type { Field } from '@/lib/records/declare/field'
import { makeField, type Options } from '@/lib/records/declare/make-field'

type TimeOptions = Options<Date> & Pick<Field, 'moment'>

/** A calendar date. `past`: not one that is still to come. */
export function date({ moment = false, past = false, ...options }: TimeOptions & { past?: boolean } = {}) {
  const words = 'Please enter a date'
  const hasCome = (sent: string) => !past || new Date(`${sent}T00:00:00Z`) <= new Date()
  const rule = z.iso.date(words).refine(isStorableDate, words).refine(hasCome, 'This day has not come yet')
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
