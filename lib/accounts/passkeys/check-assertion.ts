import 'server-only'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type ChallengePurpose, takeChallenge } from '@/lib/accounts/passkeys/challenge'
import type { AssertionJson } from '@/lib/accounts/passkeys/credential-json'
import { relyingParty } from '@/lib/accounts/passkeys/relying-party'
import { db } from '@/lib/platform/database/db'

/**
 * Whose passkey has signed the challenge, with finger, face or PIN; null when it is unknown, not for this, or does not fit.
 * The challenge is spent either way.
 * @param userId of whom it must be; null when anybody may sign in
 */
export async function checkAssertion(
  response: AssertionJson,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
  now: Date,
): Promise<{ userId: string } | null> {
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null
  const newCounter = await verifiedCounter(response, passkey, { purpose, userId }, now)
  if (newCounter === null) return null
  // Of two answers that carry the same count one is a copy.
  const { count } = await db.passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter: newCounter, lastUsedAt: now },
  })
  return count === 1 ? { userId: passkey.userId } : null
}

type Stored = { credentialId: string; publicKey: Uint8Array; counter: bigint }

async function verifiedCounter(
  { response, ...envelope }: AssertionJson,
  { credentialId, publicKey, counter }: Stored,
  use: { purpose: ChallengePurpose; userId: string | null },
  now: Date,
): Promise<number | null> {
  const { rpID, origin } = relyingParty()
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...envelope, response: userHandle === undefined ? signed : { ...signed, userHandle } },
      expectedChallenge: (challenge) => takeChallenge(challenge, use, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever does not fit, a count that did not grow included.
    return null
  }
}
