import 'server-only'
import { newRecoveryCodes, recoveryCodeHash } from '@/lib/accounts/second-factor/recovery-code'
import type { Tx } from '@/lib/platform/database/db'

/** Ten new recovery codes, returned this once; the person's older ones open nothing any more. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) })),
  })
  return codes
}

/** The same for a person's first factor; null when they have codes already, which stay good. */
export async function issueFirstRecoveryCodes(tx: Tx, userId: string): Promise<string[] | null> {
  const present = await tx.recoveryCode.count({ where: { userId } })
  return present > 0 ? null : issueRecoveryCodes(tx, userId)
}
