import 'server-only'
import { recoveryCodeHash, typedRecoveryCode } from '@/lib/accounts/second-factor/recovery-code'
import { openTotpSecret } from '@/lib/accounts/second-factor/sealed-secret'
import { acceptedStep, typedTotpCode } from '@/lib/accounts/second-factor/totp'
import type { Tx } from '@/lib/platform/database/db'

/** Uses up an authenticator or recovery code; of two parallel requests one wins. Null when invalid. */
export async function spendCode(
  tx: Tx,
  userId: string,
  typed: string,
  now: Date,
): Promise<'totp' | 'recovery' | null> {
  const digits = typedTotpCode(typed)
  if (digits) return (await spendTotp(tx, userId, digits, now)) ? 'totp' : null
  const code = typedRecoveryCode(typed)
  return code && (await spendRecoveryCode(tx, userId, code, now)) ? 'recovery' : null
}

async function spendTotp(tx: Tx, userId: string, digits: string, now: Date): Promise<boolean> {
  const found = await tx.authenticator.findUnique({ where: { userId } })
  if (!found?.confirmedAt) return false
  const secret = openTotpSecret(userId, found.sealedSecret)
  const step = secret && acceptedStep(secret, digits, found.lastStep, now)
  if (!step) return false
  const { count } = await tx.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: recoveryCodeHash(code), usedAt: null },
    data: { usedAt: now },
  })
  return count === 1
}
