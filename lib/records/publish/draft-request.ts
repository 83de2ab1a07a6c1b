import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import type { DraftInput } from '@/lib/records/publish/save-draft'

const values = z.record(z.string(), z.unknown(), 'Enter the values of the draft')
const seen = z.iso.datetime('Enter a valid time').nullish()
const sent = z.strictObject({ values: values.optional(), updatedAt: seen, draftUpdatedAt: seen })

/** A request to publish a record or store its draft; without values the stored draft is meant. */
export const draftChange = { body: sent, maxBytes: 1024 * 1024 }

/** A request to publish, where an administrator may pass over the checks by saying why. */
export const publishChange = {
  ...draftChange,
  body: sent.extend({
    publishAnyway: z
      .string()
      .trim()
      .min(3, 'Enter a reason')
      .max(300, 'Please use 300 characters or fewer')
      .optional(),
  }),
}

export const wholeDraft = { ...draftChange, body: sent.extend({ values }) }

/** API clients that do not name the draft they saw count as having seen none, which may conflict (409). */
export function asSeenBy<D extends Partial<DraftInput>>({ scopes }: Pick<Actor, 'scopes'>, sent: D): D {
  return scopes && sent.draftUpdatedAt === undefined ? { ...sent, draftUpdatedAt: null } : sent
}
