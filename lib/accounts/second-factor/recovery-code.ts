import 'server-only'
import { createHash, randomInt } from 'node:crypto'
import type { Tx } from '@/lib/platform/database/db'

const RECOVERY_CODES = 10

/** Without characters that look alike; five bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Ten new codes of 80 bits: 'kq3f-…'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Normalizes a typed code, with or without hyphens; null when it cannot be one. */
export function typedRecoveryCode(text: string): string | null {
  const plain = text.toLowerCase().replace(/[\s-]/g, '')
  return new RegExp(`^[${LETTERS}]{${GROUPS * GROUP_LENGTH}}$`).test(plain) ? plain : null
}

/** Stored hash. Not keyed, so that codes survive a change of NEXTAUTH_SECRET. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
}

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
