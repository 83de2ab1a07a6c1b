/** Prisma filter of the leads that wait: nobody has tried to reach them, and nothing holds them back (decision 033). */
export const WAITING = { firstAttemptAt: null, quarantinedAt: null, erasedAt: null } as const
