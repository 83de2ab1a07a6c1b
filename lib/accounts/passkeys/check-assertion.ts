import 'server-only'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type ChallengePurpose, consumeChallenge } from '@/lib/accounts/passkeys/challenge'
import type { AssertionJson } from '@/lib/accounts/passkeys/credential-json'
import { relyingParty } from '@/lib/accounts/passkeys/relying-party'
import { db } from '@/lib/platform/database/db'

/** The user whose passkey signed the challenge, or null; a null `userId` accepts any. Ends the challenge. */
export async function checkAssertion(
  response: AssertionJson,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
  now: Date,
): Promise<{ userId: string } | null> {
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null
  const newCounter = await verifiedCounter(response, passkey, { purpose, userId }, now)
  if (newCounter === null) return null
  // Two answers with the same counter mean a cloned passkey.
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
      expectedChallenge: (challenge) => consumeChallenge(challenge, use, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for anything invalid, including a counter that did not grow.
    return null
  }
}
