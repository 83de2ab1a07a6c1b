import 'server-only'
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { mailNotice } from '@/lib/accounts/access/account-notice'
import type { Browser } from '@/lib/accounts/access/browser'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { issueChallenge, takeChallenge } from '@/lib/accounts/passkeys/challenge'
import { registrationJson } from '@/lib/accounts/passkeys/credential-json'
import { passkeysWork, relyingParty, relyingPartyName } from '@/lib/accounts/passkeys/relying-party'
import { issueFirstRecoveryCodes } from '@/lib/accounts/second-factor/issue-recovery-codes'
import { proofSchema, proveIdentity } from '@/lib/accounts/sessions/prove-identity'
import { lockSecondFactors } from '@/lib/accounts/sessions/second-factors'
import { db } from '@/lib/platform/database/db'
import { badRequest, conflict } from '@/lib/platform/errors'

const PASSKEYS_AT_MOST = 20

const NAME = 'Please give it a name of at most 60 characters'

const name = z.string(NAME).trim().min(1, NAME).max(60, NAME)

/** The name is looked at before the device is asked: one that is refused afterwards would leave a passkey behind there. */
export const passkeyOfferSchema = proofSchema.extend({ name })

export const newPasskeySchema = z.object({
  name,
  credential: registrationJson,
})

/**
 * What a device needs to make a passkey: one that can be found without a name being typed, and that asks for finger, face or PIN.
 * @throws AppError 400 without proof of who asks, 409 for too many or an address that has no name, 429
 */
export async function offerPasskey(
  user: SessionUser,
  { current }: { current?: string | undefined },
  browser: Browser,
  now = new Date(),
) {
  if (!passkeysWork()) throw conflict('Passkeys need a site with a name, over https')
  await proveIdentity(user, current, browser)
  const present = await db.passkey.findMany({
    where: { userId: user.id },
    select: { credentialId: true, transports: true },
  })
  if (present.length >= PASSKEYS_AT_MOST)
    throw conflict(`Nobody may have more than ${PASSKEYS_AT_MOST} passkeys`)
  const challenge = await issueChallenge({ purpose: 'register', userId: user.id }, now)
  return generateRegistrationOptions({
    rpName: await relyingPartyName(),
    rpID: relyingParty().rpID,
    userName: user.username,
    userDisplayName: user.username,
    userID: new TextEncoder().encode(user.id),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Keeps the passkey a device has made.
 * @returns ten recovery codes, shown this once, when it is the person's first factor; else null
 * @throws AppError 400 for an answer that does not fit, 409 for a passkey that is known
 */
export async function addPasskey(
  user: SessionUser,
  { name, credential: response }: z.output<typeof newPasskeySchema>,
  browser: Browser,
  now = new Date(),
): Promise<{ recoveryCodes: string[] | null }> {
  const info = await verifiedRegistration(user, response, now)
  if (!info) throw badRequest('This passkey could not be checked. Please try again')
  const { credential } = info
  if (await db.passkey.findUnique({ where: { credentialId: credential.id } })) {
    throw conflict('This passkey is known already')
  }
  return db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const recoveryCodes = await issueFirstRecoveryCodes(tx, user.id)
    await tx.passkey.create({
      data: {
        userId: user.id,
        credentialId: credential.id,
        publicKey: Uint8Array.from(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name,
      },
    })
    await recordAccess(tx, { action: 'second-factor.passkey-on', actor: user, browser, after: { name } })
    await mailNotice(tx, 'passkey-on', user, user.email, browser.requestId)
    return { recoveryCodes }
  })
}

async function verifiedRegistration(
  user: SessionUser,
  response: z.output<typeof registrationJson>,
  now: Date,
): Promise<VerifiedRegistrationResponse['registrationInfo'] | null> {
  const { rpID, origin } = relyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        takeChallenge(challenge, { purpose: 'register', userId: user.id }, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    return registrationInfo ?? null
  } catch {
    // The library throws for whatever does not fit; none of its words are for the person.
    return null
  }
}
