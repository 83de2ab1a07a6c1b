import 'server-only'
import * as z from 'zod'
import { ATTEMPT_OUTCOMES, countMissedCalls } from '@/lib/leads/tour-requests/contact-attempt'
import type { Tx } from '@/lib/platform/database/db'

const loggedSchema = z.object({
  outcome: z.enum(ATTEMPT_OUTCOMES),
  calledFrom: z.string().optional(),
  undone: z.never().optional(),
})

/** Calls about a lead, or through it, that nobody answered; null once the family was reached. */
export async function missedCallsOf(tx: Tx, leadId: string): Promise<number | null> {
  return countMissedCalls((await attemptsOf(tx, leadId)).map(({ outcome }) => outcome))
}

/** The number of ours (E.164) that the family saw last; null when it is not known. */
export async function lastCalledFrom(tx: Tx, leadId: string): Promise<string | null> {
  return (await attemptsOf(tx, leadId)).findLast(({ calledFrom }) => calledFrom)?.calledFrom ?? null
}

async function attemptsOf(tx: Tx, leadId: string) {
  const entries = await tx.leadEvent.findMany({
    where: { tourRequestId: leadId, type: 'attempt' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { data: true },
  })
  return entries.flatMap(({ data }) => loggedSchema.safeParse(data).data ?? [])
}
