import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { CODE_GUESSES, countGuess, forgiveGuesses } from '@/lib/accounts/access/throttle'
import { type QrCode, qrCode } from '@/lib/accounts/second-factor/qr-code'
import { issueFirstRecoveryCodes, issueRecoveryCodes } from '@/lib/accounts/second-factor/recovery-code'
import { openTotpSecret, sealTotpSecret } from '@/lib/accounts/second-factor/sealed-secret'
import { acceptedStep, newTotpSecret, otpauthAddress, typedTotpCode } from '@/lib/accounts/second-factor/totp'
import {
  hasSecondFactor,
  lockSecondFactors,
  proveIdentity,
  provePassword,
  secondFactorsOf,
} from '@/lib/accounts/sessions/prove-identity'
import { mustSetUpSecondFactor, signInRules } from '@/lib/accounts/sessions/sign-in-rules'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { companyNameOrHost } from '@/lib/platform/site'

/** Replaces the recovery codes. @throws AppError 400, 409 without a second factor, 429 */
export async function renewRecoveryCodes(
  user: SessionUser,
  { current }: { current?: string | undefined },
  browser: Browser,
): Promise<{ recoveryCodes: string[] }> {
  await proveIdentity(user, current, browser)
  return db.$transaction(async (tx) => {
    if (!hasSecondFactor(await secondFactorsOf(user.id, tx))) throw conflict('Set up a second factor first')
    const recoveryCodes = await issueRecoveryCodes(tx, user.id)
    await recordAccess(tx, { action: 'second-factor.codes', actor: user, browser })
    await mailNotice(tx, 'recovery-codes', user, user.email, browser.requestId)
    return { recoveryCodes }
  })
}

/** Always needs the password. @throws AppError 400, 409 when it is off or required for the role, 429 */
export async function turnOffTotp(
  user: SessionUser,
  { current }: { current: string },
  browser: Browser,
): Promise<void> {
  await provePassword(user, current, browser)
  await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const { count } = await tx.authenticator.deleteMany({
      where: { userId: user.id, confirmedAt: { not: null } },
    })
    if (count === 0) throw conflict('No authenticator app is set up')
    await afterRemoval(tx, user)
    await recordAccess(tx, { action: 'second-factor.totp-off', actor: user, browser })
    await mailNotice(tx, 'totp-off', user, user.email, browser.requestId)
  })
}

/** Deletes recovery codes with the last factor. @throws AppError 409 when that factor is required */
export async function afterRemoval(tx: Tx, user: SessionUser): Promise<void> {
  if (hasSecondFactor(await secondFactorsOf(user.id, tx))) return
  if (mustSetUpSecondFactor({ role: user.role, hasSecondFactor: false }, await signInRules(tx))) {
    throw conflict('Administrators need a second factor, and this is your only one')
  }
  await tx.recoveryCode.deleteMany({ where: { userId: user.id } })
}

export const totpCodeSchema = z.object({ code: z.string('Please enter the code').trim().max(50) })

export type OfferedTotp = { secret: string; address: string; qr: QrCode }

const ALREADY = 'An authenticator app is already set up. Turn it off first'
const WRONG = 'Incorrect code. Wait for the next one and check your device’s clock'

/** Creates an authenticator secret, not active until a code is entered. @throws AppError 400, 409, 429 */
export async function offerTotp(
  user: SessionUser,
  { current }: { current?: string | undefined },
  browser: Browser,
): Promise<OfferedTotp> {
  await proveIdentity(user, current, browser)
  const secret = newTotpSecret()
  const fresh = { sealedSecret: sealTotpSecret(user.id, secret), confirmedAt: null, lastStep: 0 }
  await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    if ((await secondFactorsOf(user.id, tx)).totpSince) throw conflict(ALREADY)
    await tx.authenticator.upsert({
      where: { userId: user.id },
      create: { userId: user.id, ...fresh },
      update: fresh,
    })
  })
  const settings = await db.siteSettings.findFirst({ select: { companyName: true } })
  const companyName = companyNameOrHost(settings?.companyName)
  const address = otpauthAddress(secret, { username: user.username, companyName })
  return { secret, address, qr: qrCode(address) }
}

/** Activates it with a code; returns recovery codes for a first factor. @throws AppError 400, 409, 429 */
export async function confirmTotp(
  user: SessionUser,
  { code }: z.output<typeof totpCodeSchema>,
  browser: Browser,
  now = new Date(),
): Promise<{ recoveryCodes: string[] | null }> {
  await countGuess(CODE_GUESSES, user.username, browser)
  const recoveryCodes = await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const offered = await tx.authenticator.findUnique({ where: { userId: user.id } })
    if (!offered) throw conflict('The QR code has expired. Please start again')
    if (offered.confirmedAt) throw conflict(ALREADY)
    const secret = openTotpSecret(user.id, offered.sealedSecret)
    const digits = typedTotpCode(code)
    const step = secret && digits && acceptedStep(secret, digits, offered.lastStep, now)
    if (!step) throw invalidFields({ code: WRONG }, WRONG)
    const { count } = await tx.authenticator.updateMany({
      where: { userId: user.id, confirmedAt: null, sealedSecret: offered.sealedSecret },
      data: { confirmedAt: now, lastStep: step },
    })
    if (count === 0) throw conflict(ALREADY)
    await recordAccess(tx, { action: 'second-factor.totp-on', actor: user, browser })
    await mailNotice(tx, 'totp-on', user, user.email, browser.requestId)
    return issueFirstRecoveryCodes(tx, user.id)
  })
  await forgiveGuesses(CODE_GUESSES, user.username, browser)
  return { recoveryCodes }
}
