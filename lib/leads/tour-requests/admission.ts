import 'server-only'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'

type Identity = { phoneE164: string | null; email: string | null }

/**
 * What SQL needs to put a lead in front of people: the names under which requests of one family wait for each other, and the
 * ids of every row that may have to be written.
 * @param targets addresses to alert, lower case; null when the lead only looks for its household
 */
export function admission(identity: Identity, targets: string[] | null, nextId = rowIds()) {
  return {
    locks: householdLocks(identity),
    household: nextId(),
    contact: nextId(),
    alerts: targets?.map((target) => ({ id: nextId(), target })) ?? null,
    ownerAlert: nextId(),
    events: [nextId(), nextId(), nextId(), nextId()],
  }
}

/** Sorted, so that nobody deadlocks. */
export function householdLocks({ phoneE164, email }: Identity): string[] {
  return [phoneE164, email?.toLowerCase()].flatMap((value) => (value ? [`household:${value}`] : [])).sort()
}
