import * as z from 'zod/mini'
import { AGREED_WAYS } from '@/lib/leads/family/agreed-ways'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { ATTEMPT_OUTCOMES, CALL_RESULTS } from '@/lib/leads/tour-requests/contact-attempt'
import { SKIP_REASONS } from '@/lib/leads/tour-requests/skip-reasons'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'
import { isStorableDate } from '@/lib/platform/storable-date'

const MAX_REASON = 1_000
const MAX_NOTE = 5_000
/** Fits two segments, with the company's name before it and the opt-out after it. */
const MAX_TEXT = 240

const reason = z.optional(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(MAX_REASON, 'Please keep the reason below 1,000 characters')),
  ),
)

/** ISO date-time with an offset. */
const WHEN = 'Please enter a date and time'
const moment = z.iso.datetime({ offset: true, error: WHEN }).check(z.refine(isStorableDate, WHEN))

/** Why the tour is at a time that is full or not one of the community's. */
const timeReason = { timeReason: reason }

/** Class of the reason why a request is closed, which partners hear; without it: something else. */
const reasonClass = { reasonClass: z.optional(z.nullable(z.enum(CLOSING_REASONS))) }

/** `expectedStatus`: the status on the person's screen. */
export const statusChangeSchema = z.object({
  status: z.enum(LEAD_STATUSES, 'Please choose a status'),
  reason,
  ...reasonClass,
  scheduledDate: z.optional(z.nullable(moment)),
  ...timeReason,
  expectedStatus: z.optional(z.enum(LEAD_STATUSES)),
})

export const tourTimeSchema = z.object({ scheduledDate: moment, reason, ...timeReason })

/** The client makes `attemptId`; a repeated attempt is logged once. */
export const attemptSchema = z.object({
  attemptId: z.uuid(),
  outcome: z.enum(ATTEMPT_OUTCOMES, 'Please choose how it went'),
  result: z.optional(z.nullable(z.enum(CALL_RESULTS))),
  note: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(MAX_NOTE, 'Please keep notes below 5,000 characters'))),
  ),
  reason,
  ...reasonClass,
  scheduledDate: z.optional(z.nullable(moment)),
  ...timeReason,
  nextStepAt: z.optional(z.nullable(moment)),
  /** Reason to contact them despite their refusal (decision 036). */
  despite: reason,
  /** A text to send from here; absent when it was sent from somebody's own phone. */
  text: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(MAX_TEXT, 'Please keep the text below 240 characters')),
    ),
  ),
})

export const tourOutcomeSchema = z.object({ came: z.boolean() })

/** `version`: of the wording that was read out. */
export const textConsentSchema = z.object({
  how: z.enum(AGREED_WAYS, 'Please choose how they agreed'),
  version: z.int(),
})

export const skipSchema = z.object({ reason: z.enum(SKIP_REASONS, 'Please enter a reason') })

export const nextStepSchema = z.object({ nextStepAt: moment })

export const noteSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a note'),
      z.maxLength(MAX_NOTE, 'Please keep notes below 5,000 characters'),
    ),
})

/** May be emptied. */
export const notesSchema = z.object({
  notes: z.string().check(z.trim(), z.maxLength(MAX_NOTE, 'Please keep notes below 5,000 characters')),
})

export const assignmentSchema = z.object({ ownerId: z.nullable(z.uuid()) })

/** One page of the list. */
const MAX_CHOSEN = 100

const chosen = <T extends z.core.$ZodType>(item: T) =>
  z
    .array(item)
    .check(
      z.minLength(1, 'Choose at least one'),
      z.maxLength(MAX_CHOSEN, `Choose at most ${MAX_CHOSEN} at a time`),
    )

/** `from`: the expected current owner. */
export const assignmentsSchema = z.object({
  changes: chosen(
    z.object({ id: z.uuid(), ownerId: z.nullable(z.uuid()), from: z.optional(z.nullable(z.uuid())) }),
  ),
})

/** `from`: the expected current status. */
export const statusesChangeSchema = z.object({
  status: z.enum(LEAD_STATUSES, 'Please choose a status'),
  reason,
  ...reasonClass,
  leads: chosen(z.object({ id: z.uuid(), from: z.enum(LEAD_STATUSES) })),
})

export const statusesUndoSchema = z.object({ changeId: z.uuid(), ids: chosen(z.uuid()) })

export const tagsChangeSchema = z.object({
  changes: chosen(z.object({ id: z.uuid(), tagId: z.uuid(), on: z.boolean() })),
})

export type StatusesChange = z.output<typeof statusesChangeSchema>

export type StatusesUndo = z.output<typeof statusesUndoSchema>

export type TagsChange = z.output<typeof tagsChangeSchema>

export type Assignments = z.output<typeof assignmentsSchema>

export type Attempt = z.output<typeof attemptSchema>

export type TourTime = z.output<typeof tourTimeSchema>

export type StatusChange = z.output<typeof statusChangeSchema>
