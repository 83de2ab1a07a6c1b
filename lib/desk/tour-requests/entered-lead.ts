import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import type { Touch } from '@/lib/leads/intake/touches'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'

type Entered = {
  name: string
  phone: string
  email: string | null
  message: string | null
  source: LeadSource
  communityId: string | null
  /** They wait for a call: staff are alerted and the clock runs. */
  waits: boolean
  receivedAt: Date
  touch: Touch | null
  /** More about its origin, for its history. */
  facts?: Record<string, string>
}

/** A lead that staff enter or import, ready to store. */
export async function enteredLead(
  actor: Actor,
  { source, communityId, waits, receivedAt, touch, facts: more, ...sent }: Entered,
): Promise<LeadToStore> {
  const facts = { ...more, enteredBy: actor.username }
  const about = withoutVisitor({ source, facts, receivedAt, requestId: actor.requestId })
  const judged = await judgeLead({ body: { ...touch, communityId }, sent, about })
  return waits ? judged : { ...judged, targets: null }
}
