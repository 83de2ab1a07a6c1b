import 'server-only'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { followUps } from '@/lib/leads/tour-requests/follow-ups'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'

type Identity = { phoneE164: string | null; email: string | null }

type Admitted = {
  source: LeadSource
  /** Lowercase addresses; null to only assign a household. */
  targets: string[] | null
}

/** SQL input: locks, row ids, follow-ups. */
export function admission(identity: Identity, { source, targets }: Admitted, nextId = rowIds()) {
  return {
    apart: source.isOwnHousehold === true,
    locks: source.isOwnHousehold ? [] : householdLocks(identity),
    household: nextId(),
    contact: nextId(),
    alerts: targets?.map((target) => ({ id: nextId(), target })) ?? null,
    ownerAlert: nextId(),
    followUps: followUps(source),
    events: [nextId(), nextId(), nextId(), nextId()],
  }
}

/** Sorted to prevent deadlocks. */
export function householdLocks({ phoneE164, email }: Identity): string[] {
  return [phoneE164, email?.toLowerCase()].flatMap((value) => (value ? [`household:${value}`] : [])).sort()
}
