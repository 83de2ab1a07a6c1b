import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/database/db'

const MINUTES = 5

export type ChallengePurpose = 'register' | 'sign-in' | 'second-step'

/** `userId` is null when any account may sign in. */
type Use = { purpose: ChallengePurpose; userId: string | null }

/** 256 random bits in base64url, valid for one answer within five minutes. */
export async function issueChallenge({ purpose, userId }: Use, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now } } })
  await db.passkeyChallenge.create({ data: { challenge, purpose, userId, expiresAt } })
  return challenge
}

/** True when the challenge was issued for this use. It is consumed even if the answer turns out wrong. */
export async function consumeChallenge(
  challenge: string,
  { purpose, userId }: Use,
  now: Date,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challenge, purpose, userId, expiresAt: { gt: now } },
  })
  return count === 1
}
