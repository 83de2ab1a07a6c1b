import * as z from 'zod'

/** Reason to notify staff other than a new lead: part of the payload of texts and pushes. */
export const alertReason = z.object({
  /** Minute of the promise by which nobody had tried (lib/desk/alerts/escalation.ts). */
  minute: z.number().optional(),
  /** Start of that promise where the family chose it (ISO): its minutes are counted anew. */
  clock: z.string().optional(),
  /** Timeline entry that routed the lead to this person. */
  entryId: z.uuid().optional(),
})

export type AlertReason = z.output<typeof alertReason>

export function minuteKey(minute: number, clock?: string): string {
  return `minute-${minute}${clock ? `-${clock}` : ''}`
}

/** Suffix of a dedup key, so that each reason is a message of its own. */
export function reasonKey({ minute, clock, entryId }: AlertReason): string {
  if (minute) return `:${minuteKey(minute, clock)}`
  return entryId ? `:${entryId}` : ''
}
