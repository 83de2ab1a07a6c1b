import 'server-only'
import { createHash } from 'node:crypto'
import type { Browser } from '@/lib/accounts/access/access-log'
import { findAccount } from '@/lib/accounts/access/account'
import { knownBrowserKey } from '@/lib/accounts/access/known-browser'
import { db } from '@/lib/platform/database/db'
import { tooManyRequests } from '@/lib/platform/errors'
import { addressGroup } from '@/lib/platform/http/address-group'
import {
  clearAttempts,
  consume,
  countAttempt,
  type Limit,
  refundAttempt,
} from '@/lib/platform/http/rate-limit'

const MINUTES = 60

type Limits = {
  perAddress: Limit
  perUserAndAddress: Limit
  perUser: Limit
  /** Replaces `perUser` for known browsers, so that strangers' guesses do not count against them. */
  perKnownBrowser: Limit
}

/** Password guesses (reliability demands, "Numbers"), from every sign-in route. */
export const PASSWORD_GUESSES: Limits = {
  perAddress: { name: 'login-address', points: 20, seconds: 15 * MINUTES },
  perUserAndAddress: { name: 'login-user-address', points: 5, seconds: 15 * MINUTES },
  perUser: { name: 'login-user', points: 50, seconds: 60 * MINUTES },
  perKnownBrowser: { name: 'login-known-browser', points: 10, seconds: 60 * MINUTES },
}

/** Counted apart, so that a stolen password resets nothing. At ten an hour, guessing takes over a year. */
export const CODE_GUESSES: Limits = {
  perAddress: { name: 'code-address', points: 20, seconds: 15 * MINUTES },
  perUserAndAddress: { name: 'code-user-address', points: 5, seconds: 15 * MINUTES },
  perUser: { name: 'code-user', points: 10, seconds: 60 * MINUTES },
  perKnownBrowser: { name: 'code-known-browser', points: 10, seconds: 60 * MINUTES },
}

const registrations: Limit = { name: 'register-address', points: 20, seconds: 15 * MINUTES }

/** Limits requests per address and mails per name. */
const forgottenByAddress: Limit = { name: 'forgotten-address', points: 10, seconds: 15 * MINUTES }
const forgottenByName: Limit = { name: 'forgotten-name', points: 3, seconds: 60 * MINUTES }
const newPasswords: Limit = { name: 'new-password-address', points: 20, seconds: 15 * MINUTES }

/** Signatures cannot be guessed, but each attempt costs a row and some work. */
const passkeysByAddress: Limit = { name: 'passkey-address', points: 60, seconds: 15 * MINUTES }

/** Begun and finished sign-ins at the provider; each costs calls to it. */
const companyByAddress: Limit = { name: 'company-address', points: 60, seconds: 15 * MINUTES }

/** Messages of the provider that end sessions; one address sends those of everyone. */
const logoutsByAddress: Limit = { name: 'company-logout-address', points: 600, seconds: 15 * MINUTES }

const MESSAGE = 'Too many attempts. Please wait a while and try again'

/** Hashed, because people type passwords as names, and to get a fixed length. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

function keysOf(username: string, ipAddress: string | null) {
  const name = username.toLowerCase()
  const address = ipAddress && addressGroup(ipAddress)
  return { user: keyOf(name), userAndAddress: keyOf(name, address ?? ''), address: address && keyOf(address) }
}

type Requester = Pick<Browser, 'ipAddress' | 'knownBrowser'>

/**
 * Counts a guess before hashing. Narrow limits come first, so that an address over its own limit cannot use
 * up the account's. Known browsers and networks get in even while strangers lock the account.
 * @throws AppError 429 with Retry-After
 */
export async function countGuess(
  { perAddress, perUserAndAddress, perUser, perKnownBrowser }: Limits,
  username: string,
  { ipAddress, knownBrowser }: Requester,
): Promise<void> {
  const keys = keysOf(username, ipAddress)
  if (keys.address) await consume(perAddress, keys.address, MESSAGE)
  await consume(perUserAndAddress, keys.userAndAddress, MESSAGE)
  const ownKey = knownBrowserKey(username, knownBrowser)
  if (ownKey) return consume(perKnownBrowser, ownKey, MESSAGE)
  const wait = await countAttempt(perUser, keys.user)
  if (wait !== null && !(await isKnownNetwork(username, ipAddress))) throw tooManyRequests(wait, MESSAGE)
}

/** After a correct guess, clears account and address counters and refunds one to the wider ones. */
export async function forgiveGuesses(
  { perAddress, perUserAndAddress, perUser, perKnownBrowser }: Limits,
  username: string,
  { ipAddress, knownBrowser }: Requester,
): Promise<void> {
  const keys = keysOf(username, ipAddress)
  await clearAttempts(perUserAndAddress, keys.userAndAddress)
  const ownKey = knownBrowserKey(username, knownBrowser)
  if (ownKey) await clearAttempts(perKnownBrowser, ownKey)
  else await refundAttempt(perUser, keys.user)
  if (keys.address) await refundAttempt(perAddress, keys.address)
}

/** @throws AppError 429 with Retry-After */
export async function countRegistration(ipAddress: string | null): Promise<void> {
  await consume(registrations, networkKey(ipAddress), MESSAGE)
}

/** @throws AppError 429 with Retry-After */
export async function countPasskey(ipAddress: string | null): Promise<void> {
  await consume(passkeysByAddress, networkKey(ipAddress), MESSAGE)
}

/** @throws AppError 429 with Retry-After */
export async function countCompanySignIn(ipAddress: string | null): Promise<void> {
  await consume(companyByAddress, networkKey(ipAddress), MESSAGE)
}

/** @throws AppError 429 with Retry-After */
export async function countCompanyLogout(ipAddress: string | null): Promise<void> {
  await consume(logoutsByAddress, networkKey(ipAddress), MESSAGE)
}

/** @throws AppError 429 with Retry-After */
export async function countNewPassword(ipAddress: string | null): Promise<void> {
  await consume(newPasswords, networkKey(ipAddress), MESSAGE)
}

/** Counts a forgotten-password request; false after the name's mails of the hour. @throws AppError 429 */
export async function countForgotten(name: string, ipAddress: string | null): Promise<boolean> {
  await consume(forgottenByAddress, networkKey(ipAddress), MESSAGE)
  return (await countAttempt(forgottenByName, keyOf(name.toLowerCase()))) === null
}

function networkKey(ipAddress: string | null): string {
  return keyOf(ipAddress ? addressGroup(ipAddress) : '')
}

/** Rows of ended sessions are kept for 30 days. */
const MAX_SIGN_INS = 100

/** True when this account recently signed in from the same network. */
async function isKnownNetwork(username: string, ipAddress: string | null): Promise<boolean> {
  const account = await findAccount(username)
  if (!account || !ipAddress) return false
  const sessions = await db.session.findMany({
    where: { userId: account.id, ipAddress: { not: null } },
    orderBy: { id: 'desc' },
    take: MAX_SIGN_INS,
    select: { ipAddress: true },
  })
  const network = addressGroup(ipAddress)
  return sessions.some((session) => session.ipAddress && addressGroup(session.ipAddress) === network)
}
