import 'server-only'
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { consumeChallenge, issueChallenge } from '@/lib/accounts/passkeys/challenge'
import { registrationJson } from '@/lib/accounts/passkeys/credential-json'
import { passkeysAvailable, relyingParty, relyingPartyName } from '@/lib/accounts/passkeys/relying-party'
import { afterRemoval } from '@/lib/accounts/second-factor/own-second-factor'
import { issueFirstRecoveryCodes } from '@/lib/accounts/second-factor/recovery-code'
import { lockSecondFactors, proofSchema, proveIdentity } from '@/lib/accounts/sessions/prove-identity'
import { db } from '@/lib/platform/database/db'
import { badRequest, conflict, notFound } from '@/lib/platform/errors'

export function ownPasskeys({ id }: Pick<SessionUser, 'id'>) {
  return db.passkey.findMany({
    where: { userId: id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}

/** Removes one's own passkey. @throws AppError 400 without proof, 404, 409 for a last one that is required */
export async function removePasskey(
  user: SessionUser,
  id: string,
  { current }: { current?: string | undefined },
  browser: Browser,
): Promise<void> {
  await proveIdentity(user, current, browser)
  await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const passkey = await tx.passkey.findFirst({ where: { id, userId: user.id } })
    if (!passkey) throw notFound('This passkey was already removed')
    await tx.passkey.delete({ where: { id } })
    await afterRemoval(tx, user)
    const before = { name: passkey.name }
    await recordAccess(tx, { action: 'second-factor.passkey-off', actor: user, browser, before })
    await mailNotice(tx, 'passkey-off', user, user.email, browser.requestId)
  })
}

const MAX_PASSKEYS = 20

const NAME = 'Please enter a name of at most 60 characters'

const name = z.string(NAME).trim().min(1, NAME).max(60, NAME)

/** The name is validated first: rejecting it later would leave a passkey behind on the device. */
export const passkeyOfferSchema = proofSchema.extend({ name })

export const newPasskeySchema = z.object({ name, credential: registrationJson })

/** Options for a discoverable passkey with user verification. @throws AppError 400, 409, 429 */
export async function offerPasskey(
  user: SessionUser,
  { current }: { current?: string | undefined },
  browser: Browser,
) {
  if (!passkeysAvailable()) throw conflict('Passkeys need a site with a domain name and HTTPS')
  await proveIdentity(user, current, browser)
  const present = await db.passkey.findMany({
    where: { userId: user.id },
    select: { credentialId: true, transports: true },
  })
  if (present.length >= MAX_PASSKEYS) throw conflict(`You can have at most ${MAX_PASSKEYS} passkeys`)
  const challenge = await issueChallenge({ purpose: 'register', userId: user.id }, new Date())
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

/** Stores a passkey; returns recovery codes for a first factor, otherwise null. @throws AppError 400, 409 */
export async function addPasskey(
  user: SessionUser,
  { name, credential: response }: z.output<typeof newPasskeySchema>,
  browser: Browser,
): Promise<{ recoveryCodes: string[] | null }> {
  const info = await verifiedRegistration(user, response, new Date())
  if (!info) throw badRequest('This passkey could not be checked. Please try again')
  const { credential } = info
  if (await db.passkey.findUnique({ where: { credentialId: credential.id } })) {
    throw conflict('This passkey is already registered')
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
        consumeChallenge(challenge, { purpose: 'register', userId: user.id }, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    return registrationInfo ?? null
  } catch {
    // The library throws for anything invalid; its messages are not meant for users.
    return null
  }
}
