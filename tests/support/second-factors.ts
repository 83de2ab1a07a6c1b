import { issueRecoveryCodes } from '@/lib/accounts/second-factor/recovery-code'
import { sealTotpSecret } from '@/lib/accounts/second-factor/sealed-secret'
import { newTotpSecret } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/database/db'

/** Creates an active authenticator app and recovery codes. */
export async function givenTotp(userId: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = newTotpSecret()
  await db.authenticator.create({
    data: { userId, sealedSecret: sealTotpSecret(userId, secret), confirmedAt: new Date() },
  })
  return { secret, recoveryCodes: await issueRecoveryCodes(db, userId) }
}
