import * as z from 'zod/mini'
import { LIVING_SITUATIONS, TIME_FRAMES } from '@/lib/desk/households/resident-options'
import { WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'

const MAX_NOTES = 2_000
const OLDEST = 1900

const words = (most: number) =>
  z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(most, `Please keep it below ${most} characters`))),
  )

const name = z
  .string('Please enter a name')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a name'),
    z.maxLength(200, 'Please keep it below 200 characters'),
  )

const BIRTH_YEAR = 'Please enter the year with four digits'

/** Phone and email are validated like a lead's. */
export const contactSchema = z.object({
  name,
  relationship: words(60),
  phone: words(60),
  email: words(255),
  decides: z.boolean(),
  /** The family is reached through them first. */
  isFirst: z.boolean(),
  /** How they allowed us to write to them. */
  consentHow: z.optional(z.nullable(z.enum(WAYS_SAID))),
})

export const residentSchema = z.object({
  name,
  relationship: words(60),
  birthYear: z.optional(
    z.nullable(
      z.int(BIRTH_YEAR).check(
        z.gte(OLDEST, BIRTH_YEAR),
        z.refine((year) => year <= new Date().getFullYear(), BIRTH_YEAR),
      ),
    ),
  ),
  careTypeIds: z.array(z.uuid()).check(z.maxLength(50)),
  livingSituation: z.optional(z.nullable(z.enum(LIVING_SITUATIONS))),
  timeFrame: z.optional(z.nullable(z.enum(TIME_FRAMES))),
  notes: words(MAX_NOTES),
})

export type TypedContact = z.output<typeof contactSchema>

export type TypedResident = z.output<typeof residentSchema>
