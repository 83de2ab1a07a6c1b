import 'server-only'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/access-log'
import { accountById } from '@/lib/accounts/access/account'
import { countPasskey } from '@/lib/accounts/access/throttle'
import { type ChallengePurpose, consumeChallenge, issueChallenge } from '@/lib/accounts/passkeys/challenge'
import { type AssertionJson, assertionJson } from '@/lib/accounts/passkeys/credential-json'
import { passkeysAvailable, relyingParty } from '@/lib/accounts/passkeys/relying-party'
import { openPendingSignIn } from '@/lib/accounts/second-factor/second-step'
import { recordRefusal, type SignedIn, startSession } from '@/lib/accounts/sign-in/sign-in'
import { db } from '@/lib/platform/database/db'
import { conflict, unauthorized } from '@/lib/platform/errors'

const token = z.string().min(1).max(2048).optional()

/** With a token (correct password), the passkey is the second step; without, it is both factors. */
export const passkeyOptionsSchema = z.object({ token })

export const passkeySignInSchema = z.object({ token, credential: assertionJson })

/** Options for the device: the user's passkeys with a token, else any. @throws AppError 401, 409, 429 */
export async function offerPasskeySignIn(
  { token: halfWay }: z.output<typeof passkeyOptionsSchema>,
  browser: Browser,
) {
  if (!passkeysAvailable()) throw conflict('Passkeys need a site with a domain name and HTTPS')
  await countPasskey(browser.ipAddress)
  const { use } = await purposeOf(halfWay)
  const challenge = await issueChallenge(use, new Date())
  const own = use.userId
    ? await db.passkey.findMany({
        where: { userId: use.userId },
        select: { credentialId: true, transports: true },
      })
    : []
  return generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
  })
}

/** User verification makes a passkey count as both factors. @throws AppError 401 with one message, 429 */
export async function signInWithPasskey(
  { token: halfWay, credential }: z.output<typeof passkeySignInSchema>,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn> {
  await countPasskey(browser.ipAddress)
  const { use, spend } = await purposeOf(halfWay)
  const proven = await checkAssertion(credential, use, now)
  const account = proven && (await accountById(proven.userId))
  if (!account || account.disabledAt) {
    await recordRefusal(account, account ? 'disabled' : 'passkey', browser)
    throw unauthorized('This passkey does not belong to an account')
  }
  await spend?.()
  return db.$transaction((tx) => startSession(tx, account, browser, now))
}

async function purposeOf(halfWay: string | undefined) {
  if (halfWay === undefined) return { use: { purpose: 'sign-in', userId: null } } as const
  const { account, spend } = await openPendingSignIn(halfWay)
  return { use: { purpose: 'second-step', userId: account.id }, spend } as const
}

/** True when the passkey button is useful: passkeys work here and someone has one. */
export async function hasPasskeys(): Promise<boolean> {
  return passkeysAvailable() && (await db.passkey.findFirst({ select: { id: true } })) !== null
}

/** The user whose passkey signed the challenge, or null; a null `userId` accepts any. Ends the challenge. */
async function checkAssertion(
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
