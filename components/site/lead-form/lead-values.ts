import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type LeadDraft, readDraft } from '@/lib/browser/lead-draft'
import { contactStepSchema, detailsStepSchema } from '@/lib/leads/tour-requests/schema'
import type { TourTimes } from '@/lib/leads/tours/public-times'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'

/** Form fields: the draft, the honeypot, and a text consent that is never prefilled. */
export type LeadValues = LeadDraft & { textConsent: boolean; honeypot: string }

/** Rules of both steps, shared with the server (specification section 5). */
const leadValuesSchema = z.object({
  ...contactStepSchema.shape,
  email: detailsStepSchema.shape.email,
  message: detailsStepSchema.shape.message,
  communityId: z.string(),
  preferredDay: z.string(),
  preferredTime: z.string(),
  tourTime: z.string(),
  callTime: z.string(),
  textConsent: z.boolean(),
  honeypot: z.string(),
})

/** Resolver with the first message of each field. */
export const resolveLeadValues: Resolver<LeadValues> = (values) => {
  const parsed = leadValuesSchema.safeParse(values)
  if (parsed.success) return { values, errors: {} }
  const errors: FieldErrors<LeadValues> = {}
  for (const [name, message] of Object.entries(fieldErrorsOf(parsed.error))) {
    errors[name as keyof LeadValues] = { type: 'rule', message }
  }
  return { values: {}, errors }
}

export const CONTACT_FIELDS = ['name', 'phone'] as const

export function startingValues(): LeadValues {
  return { ...readDraft(), textConsent: false, honeypot: '' }
}

/** The requested visit; times of another community are dropped. @param times its free tour times */
export function requestedVisit(
  { preferredDay, preferredTime, tourTime }: Pick<LeadDraft, 'preferredDay' | 'preferredTime' | 'tourTime'>,
  times: TourTimes | null | undefined,
): { tourTime?: string | undefined; preferredDate?: string | undefined } {
  if (!times) return { preferredDate: preferredDateOf({ preferredDay, preferredTime }) || undefined }
  const day = times.days.find((each) => each.day === preferredDay)
  const time = day?.times.find(({ at }) => at === tourTime)
  return time ? { tourTime: time.at } : { preferredDate: day?.day }
}

/** Day, or day and hour, in the community's local time: '2026-12-03' or '2026-12-03T14:00'. */
export function preferredDateOf({
  preferredDay,
  preferredTime,
}: Pick<LeadDraft, 'preferredDay' | 'preferredTime'>): string {
  if (!preferredDay) return ''
  return preferredTime ? `${preferredDay}T${preferredTime}` : preferredDay
}
