import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/database/db'

/** How long somebody may look for their device. */
const MINUTES = 5

export type ChallengePurpose = 'register' | 'sign-in' | 'second-step'

type Use = {
  purpose: ChallengePurpose
  /** Whose answer counts; null when anybody may sign in. */
  userId: string | null
}

/** 256 random bits for a device to sign, in base64url; remembered until the first answer or for five minutes. */
export async function issueChallenge({ purpose, userId }: Use, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now } } })
  await db.passkeyChallenge.create({ data: { challenge, purpose, userId, expiresAt } })
  return challenge
}

/** Whether a challenge was issued for this; from now on it is not any more, whatever becomes of the answer. */
export async function takeChallenge(
  challenge: string,
  { purpose, userId }: Use,
  now: Date,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challenge, purpose, userId, expiresAt: { gt: now } },
  })
  return count === 1
}
