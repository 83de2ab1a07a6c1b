import * as z from 'zod'
import type { Field } from '@/lib/records/declare/field'
import { integer } from '@/lib/records/declare/fields'
import { makeField } from '@/lib/records/declare/make-field'
import { addressKey, oldAddress } from '@/lib/site/seo/old-address'

const MAX_LENGTH = 500

/** The address of a page that moved, with or without a query, stored as redirects are looked up. */
export function oldAddressField(label: string, headings: readonly string[] = []): Field<string> {
  const rule = z
    .string('Please enter text')
    .trim()
    .max(MAX_LENGTH, `Please use ${MAX_LENGTH} characters or fewer`)
    .regex(/^\/(?!\/)[^\p{Cc}\p{Cf}\\]*$/u, 'Please enter a path that starts with a slash, such as /dining')
    .refine(
      (typed) => !typed.includes('*'),
      'Please add one redirect for each URL. An asterisk does not work as a placeholder',
    )
    .transform((typed) => addressKey(oldAddress(typed)))
  const hint = 'Include the query string if there was one'
  const options = { label, hint, headings, required: `${label} is required`, unique: true } as const
  return makeField('text', rule, options, { max: MAX_LENGTH }) as Field<string>
}

/** The status of a redirect. 301 and 302, as other systems write them, are stored as 308 and 307. */
export function redirectStatus(): Field<number> {
  const { schema, ...field } = integer({
    default: 308,
    min: 307,
    max: 308,
    hint: '308 is permanent, 307 is temporary',
    headings: ['Code', 'HTTP code', 'Type'],
  })
  const modern = new Map<unknown, number>([
    ['301', 308],
    ['302', 307],
  ])
  return {
    ...field,
    schema: z.preprocess((value) => modern.get(String(value ?? '').trim()) ?? value, schema),
  } as Field<number>
}
