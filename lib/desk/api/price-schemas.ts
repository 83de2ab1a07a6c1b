import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'

const charge = named(
  'Charge',
  z.strictObject({
    name: z.string(),
    amount: z.number().describe('US dollars.'),
    refund: z.string().nullable().describe('When it is refunded; null if it is not.'),
  }),
)

/** A price with every mandatory fee, as on the site (decision 104). */
export const price = named(
  'Price',
  z.strictObject({
    monthlyTotal: z.number().nullable().describe('US dollars per month: the rate and all mandatory fees.'),
    text: z.string().nullable().describe('Shown if there is no amount.'),
    monthlyFees: z.array(charge).describe('Included in `monthlyTotal`.'),
    onceTotal: z.number().describe('US dollars, paid once in addition.'),
    onceFees: z.array(charge),
    people: z.int().describe('How many people the price is for.'),
    careIncluded: z.boolean().nullable().describe('Null if unknown.'),
    careFrom: z.number().nullable().describe('Lowest price of care per month, if it is not included.'),
    careTo: z.number().nullable().describe('Highest price of care per month.'),
    asOf: z.iso.date().nullable(),
  }),
).nullable()

export const respite = named(
  'RespiteStays',
  z.strictObject({
    rooms: z.int().nullable(),
    nightly: z.number().describe('US dollars per night with all mandatory nightly fees.'),
    once: z.array(charge).describe('Mandatory fees that are paid once in addition.'),
    minNights: z.int().nullable(),
    from: z.iso.date().nullable().describe('First available night; null or past: tonight.'),
    asOf: z.iso.date().nullable(),
  }),
).nullable()
