import * as z from 'zod'

/** Why one of our people is told of a lead, where that is not the lead itself: part of the payload of texts and pushes. */
export const toldWhy = z.object({
  /** The minute of the promised ten at which nobody had tried to reach the family (lib/desk/alerts/escalation.ts). */
  minute: z.number().optional(),
  /** The history entry by which the lead came to this person. */
  entryId: z.uuid().optional(),
})

export type ToldWhy = z.output<typeof toldWhy>

/** The end of a key: each reason is a message of its own. */
export function reasonKey({ minute, entryId }: ToldWhy): string {
  if (minute) return `:minute-${minute}`
  return entryId ? `:${entryId}` : ''
}
