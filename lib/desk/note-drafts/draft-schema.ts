import * as z from 'zod/mini'

/** Forms on a lead whose words are kept while they are typed. */
export const DRAFT_FORMS = ['attempt', 'status', 'notes', 'line', 'refusal', 'lift'] as const

export type DraftForm = (typeof DRAFT_FORMS)[number]

/** Inputs by name. */
export type DraftValues = Record<string, unknown>

/** A draft on the server: version 0 before anything was typed, null when it was sent or emptied. */
export type ServerDraft = { version: number; values: DraftValues | null }

/** Twice what the fields of a form hold together. */
const MAX_LENGTH = 20_000

const isShort = (values: unknown) => JSON.stringify(values).length <= MAX_LENGTH

export const draftSchema = z.object({
  form: z.enum(DRAFT_FORMS),
  /** The version that the typing began with. */
  base: z.int().check(z.minimum(0)),
  values: z.nullable(
    z.record(z.string(), z.unknown()).check(z.refine(isShort, 'This is too long and was not saved')),
  ),
})

export type TypedDraft = z.output<typeof draftSchema>
