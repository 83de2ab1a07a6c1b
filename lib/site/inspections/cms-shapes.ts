import { subDays } from 'date-fns'
import * as z from 'zod'

const OLD_AFTER_DAYS = 45

const day = z.iso.date()

/** A finding of an inspection; `severity` is the scope and severity letter of CMS, A to L. */
export const findingsSchema = z.array(
  z.object({
    surveyOn: day,
    tag: z.string(),
    category: z.string(),
    words: z.string(),
    severity: z.string(),
    correctedOn: day.nullable(),
  }),
)

/** `dollars` is null for a penalty that is no fine. */
export const penaltiesSchema = z.array(
  z.object({ on: day, kind: z.string(), dollars: z.number().nullable() }),
)

export const measuresSchema = z.array(z.object({ words: z.string(), score: z.number() }))

export const fileDatesSchema = z.record(z.string(), day)

export type Finding = z.output<typeof findingsSchema>[number]
export type Penalty = z.output<typeof penaltiesSchema>[number]
export type Measure = z.output<typeof measuresSchema>[number]

/** Plain words for a severity letter (42 CFR 488.404). */
export function severityWords(severity: string): string {
  if (/^[J-L]/.test(severity)) return 'immediate danger to residents'
  if (/^[G-I]/.test(severity)) return 'a resident was harmed'
  if (/^[D-F]/.test(severity)) return 'no one was harmed, but someone could have been'
  return 'no one was harmed, and the risk was low'
}

/** True for the gravest findings, which CMS calls immediate jeopardy. */
export const isImmediateDanger = ({ severity }: Finding): boolean => /^[J-L]/.test(severity)

/** True when the source is older than 45 days: pages mark it as old. */
export function isOldData(asOf: Date, now: Date): boolean {
  return asOf < subDays(now, OLD_AFTER_DAYS)
}
