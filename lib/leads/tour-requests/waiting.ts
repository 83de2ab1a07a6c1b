/** Prisma filter for leads nobody has tried to reach, not quarantined or erased (decision 033). */
export const WAITING = { firstAttemptAt: null, quarantinedAt: null, erasedAt: null } as const
