import 'server-only'
import { newRecoveryCodes, recoveryCodeHash } from '@/lib/accounts/second-factor/recovery-code'
import type { Tx } from '@/lib/platform/database/db'

/** Ten new recovery codes, returned only once; they replace the older ones. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) })),
  })
  return codes
}

/** Codes for a first factor; null when the user has codes already, which stay valid. */
export async function issueFirstRecoveryCodes(tx: Tx, userId: string): Promise<string[] | null> {
  const present = await tx.recoveryCode.count({ where: { userId } })
  return present > 0 ? null : issueRecoveryCodes(tx, userId)
}
