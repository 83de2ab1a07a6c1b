import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'

export type SecondFactors = {
  /** Null without an authenticator app. */
  totpSince: Date | null
  passkeys: number
  recoveryCodesLeft: number
}

export async function secondFactorsOf(userId: string, tx: Tx = db): Promise<SecondFactors> {
  const [authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
    tx.authenticator.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    tx.passkey.count({ where: { userId } }),
    tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  ])
  return { totpSince: authenticator?.confirmedAt ?? null, passkeys, recoveryCodesLeft }
}

export function hasSecondFactor({
  totpSince,
  passkeys,
}: Pick<SecondFactors, 'totpSince' | 'passkeys'>): boolean {
  return totpSince !== null || passkeys > 0
}

/** Serializes changes of a user's factors: two parallel removals could each take the other's last one. */
export async function lockSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`
}
