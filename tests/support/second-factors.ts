import { issueRecoveryCodes } from '@/lib/auth/second-factor/issue-recovery-codes'
import { sealTotpSecret } from '@/lib/auth/second-factor/sealed-secret'
import { newTotpSecret } from '@/lib/auth/second-factor/totp'
import { db } from '@/lib/db'

/** An authenticator app that is on, and its recovery codes. */
export async function givenTotp(userId: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = newTotpSecret()
  await db.authenticator.create({
    data: { userId, sealedSecret: sealTotpSecret(userId, secret), confirmedAt: new Date() },
  })
  return { secret, recoveryCodes: await issueRecoveryCodes(db, userId) }
}
