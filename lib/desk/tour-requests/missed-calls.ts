import 'server-only'
import * as z from 'zod'
import { ATTEMPT_OUTCOMES, countMissedCalls } from '@/lib/leads/tour-requests/contact-attempt'
import type { Tx } from '@/lib/platform/database/db'

const loggedSchema = z.object({ outcome: z.enum(ATTEMPT_OUTCOMES), undone: z.never().optional() })

/** Calls about a lead, or through it, that nobody answered; null once the family was reached. */
export async function missedCallsOf(tx: Tx, leadId: string): Promise<number | null> {
  const entries = await tx.leadEvent.findMany({
    where: { tourRequestId: leadId, type: 'attempt' },
    select: { data: true },
  })
  return countMissedCalls(entries.flatMap(({ data }) => loggedSchema.safeParse(data).data?.outcome ?? []))
}
