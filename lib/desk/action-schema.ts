import * as z from 'zod/mini'
import { LEAD_STATUSES } from '@/lib/leads/status'
import { isStorableDate } from '@/lib/storable-date'

const MAX_REASON = 1_000
const MAX_NOTE = 5_000

const reason = z.optional(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(MAX_REASON, 'Please keep the reason below 1,000 characters')),
  ),
)

/** An ISO date-time with an offset, for instance from `Date.toISOString()`. */
const WHEN = 'Please enter a date and time'
const moment = z.iso.datetime({ offset: true, error: WHEN }).check(z.refine(isStorableDate, WHEN))

/** What a person sends to move a lead on; `expectedStatus` is what their screen showed. */
export const statusChangeSchema = z.object({
  status: z.enum(LEAD_STATUSES, 'Please choose a status'),
  reason,
  scheduledDate: z.optional(z.nullable(moment)),
  expectedStatus: z.optional(z.enum(LEAD_STATUSES)),
})

export const tourTimeSchema = z.object({ scheduledDate: moment, reason })

export const noteSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write something'),
      z.maxLength(MAX_NOTE, 'Please keep notes below 5,000 characters'),
    ),
})

/** The lead's one editable notes field; may be emptied. */
export const notesSchema = z.object({
  notes: z.string().check(z.trim(), z.maxLength(MAX_NOTE, 'Please keep notes below 5,000 characters')),
})

export const assignmentSchema = z.object({ ownerId: z.nullable(z.uuid()) })

export type StatusChange = z.output<typeof statusChangeSchema>
