import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'

export type SecondFactors = {
  /** Since when an authenticator app is set up; null without one. */
  totpSince: Date | null
  passkeys: number
  recoveryCodesLeft: number
}

/** What somebody can show besides their password. */
export async function secondFactorsOf(userId: string, tx: Tx = db): Promise<SecondFactors> {
  const [authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
    tx.authenticator.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    tx.passkey.count({ where: { userId } }),
    tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  ])
  return { totpSince: authenticator?.confirmedAt ?? null, passkeys, recoveryCodesLeft }
}

/** Whether the password alone does not let this person in. */
export function hasSecondFactor({
  totpSince,
  passkeys,
}: Pick<SecondFactors, 'totpSince' | 'passkeys'>): boolean {
  return totpSince !== null || passkeys > 0
}

/** Lets one change of somebody's factors happen at a time: two would each leave the other's as the last. */
export async function lockSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`
}
