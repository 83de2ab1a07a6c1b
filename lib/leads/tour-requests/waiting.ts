import { sourceKeys } from '@/lib/leads/sources/registry'

/** Prisma filter for leads nobody has tried to reach: not refused, quarantined or erased (decision 033). */
export const UNTRIED = {
  firstAttemptAt: null,
  contactEndedAt: null,
  quarantinedAt: null,
  erasedAt: null,
} as const

/** Sources whose families asked for no call (decision 085). */
export const WITHOUT_CALL = sourceKeys(({ from }) => from === 'information')

/** Prisma filter for leads that wait for a call. */
export const WAITING = { ...UNTRIED, source: { notIn: WITHOUT_CALL } }
