/** Prisma filter for leads that wait for a first attempt: not refused, quarantined or erased (decision 033). */
export const WAITING = {
  firstAttemptAt: null,
  contactEndedAt: null,
  quarantinedAt: null,
  erasedAt: null,
} as const
