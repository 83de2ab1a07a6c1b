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
      'A star is not a placeholder here. Add one redirect for each address',
    )
    .transform((typed) => addressKey(oldAddress(typed)))
  const hint = 'With its query, if it had one'
  const options = { label, hint, headings, required: `${label} is required`, unique: true } as const
  return makeField('text', rule, options, { max: MAX_LENGTH }) as Field<string>
}

/** The status of a redirect. 301 and 302, as other systems write them, are stored as 308 and 307. */
export function redirectStatus(): Field<number> {
  const { schema, ...field } = integer({
    default: 308,
    min: 307,
    max: 308,
    hint: '308 for good, 307 for a while',
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
