import 'server-only'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'

type Identity = { phoneE164: string | null; email: string | null }

/** SQL arguments: lock names and row ids. `targets`: lowercase addresses; null to only assign a household. */
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

/** Sorted to prevent deadlocks. */
export function householdLocks({ phoneE164, email }: Identity): string[] {
  return [phoneE164, email?.toLowerCase()].flatMap((value) => (value ? [`household:${value}`] : [])).sort()
}
