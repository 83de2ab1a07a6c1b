import * as z from 'zod'
import { DEFAULT_LIMITS } from '@/lib/accounts/api-keys/key-limits'
import { emailText } from '@/lib/platform/email-text'

const ORIGIN = 'Please enter origins such as https://www.example.com, one per line'

const line = (max: number) => z.string().trim().max(max, `At most ${max} characters`)

const blankable = (schema: z.ZodType<string, string>) => schema.nullish().transform((text) => text || null)

/** An origin as browsers send it: no path, no slash at the end. */
const origin = z
  .string()
  .trim()
  .max(250, ORIGIN)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.toLowerCase(), ORIGIN)
  .refine((text) => /^https?:/.test(text), ORIGIN)
  .transform((text) => text.toLowerCase())

export const partnerSchema = z.object({
  name: line(80)
    .min(1, 'Please enter the name of the company')
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Please use one line'),
  contactName: blankable(line(120)),
  contactEmail: blankable(z.union([z.literal(''), emailText()])),
  contactPhone: blankable(line(40)),
  origins: z
    .array(origin)
    .max(20, 'At most 20 origins')
    .default([])
    .transform((all) => [...new Set(all)]),
  leadsPerHour: z
    .int('Please enter a whole number')
    .min(1, 'At least 1')
    .max(10_000, 'At most 10,000')
    .default(DEFAULT_LIMITS.leadsPerHour),
  callsPerMinute: z
    .int('Please enter a whole number')
    .min(1, 'At least 1')
    .max(6_000, 'At most 6,000')
    .default(DEFAULT_LIMITS.callsPerMinute),
})

export type PartnerForm = z.output<typeof partnerSchema>
