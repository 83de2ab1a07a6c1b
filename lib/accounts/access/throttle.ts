import 'server-only'
import { createHash } from 'node:crypto'
import type { Browser } from '@/lib/accounts/access/browser'
import { knownBrowserKey } from '@/lib/accounts/access/known-browser'
import { isKnownNetwork } from '@/lib/accounts/access/known-network'
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
  /** In the place of the account's for a browser it has signed in with: strangers' guesses are not its own. */
  perKnownBrowser: Limit
}

/** Guesses at passwords (reliability demands, "Numbers"); every way in counts here, in the database. */
const passwords: Limits = {
  perAddress: { name: 'login-address', points: 20, seconds: 15 * MINUTES },
  perUserAndAddress: { name: 'login-user-address', points: 5, seconds: 15 * MINUTES },
  perUser: { name: 'login-user', points: 50, seconds: 60 * MINUTES },
  perKnownBrowser: { name: 'login-known-browser', points: 10, seconds: 60 * MINUTES },
}

/**
 * Guesses at codes of the second step. Counted apart: a right password, which a thief may have, must not give them anew.
 * Three of a million codes are right at a time: ten guesses an hour need more than a year for an even chance.
 */
const codes: Limits = {
  perAddress: { name: 'code-address', points: 20, seconds: 15 * MINUTES },
  perUserAndAddress: { name: 'code-user-address', points: 5, seconds: 15 * MINUTES },
  perUser: { name: 'code-user', points: 10, seconds: 60 * MINUTES },
  perKnownBrowser: { name: 'code-known-browser', points: 10, seconds: 60 * MINUTES },
}

const registrations: Limit = { name: 'register-address', points: 20, seconds: 15 * MINUTES }

/** Asking for a link because a password was forgotten: what one address may do, and how many mails one name gets. */
const forgottenByAddress: Limit = { name: 'forgotten-address', points: 10, seconds: 15 * MINUTES }
const forgottenByName: Limit = { name: 'forgotten-name', points: 3, seconds: 60 * MINUTES }
const newPasswords: Limit = { name: 'new-password-address', points: 20, seconds: 15 * MINUTES }

/** Asking for something to sign, and answers to it: signatures cannot be guessed, but each costs a row and some work. */
const passkeysByAddress: Limit = { name: 'passkey-address', points: 60, seconds: 15 * MINUTES }

const WORDS = 'Too many attempts. Please wait a while and try again'

/** Fixed length, and no typed name (people type passwords there) in a table. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

function keysOf(username: string, ipAddress: string | null) {
  const name = username.toLowerCase()
  const address = ipAddress && addressGroup(ipAddress)
  return { user: keyOf(name), userAndAddress: keyOf(name, address ?? ''), address: address && keyOf(address) }
}

type Asking = Pick<Browser, 'ipAddress' | 'knownBrowser'>

/**
 * Counts a password guess before anything is hashed. The narrow limits come first, so that one address which spent
 * its own share cannot go on spending the account's. An unknown address (null) is limited by account alone. An account that
 * strangers have locked still lets in the browsers and networks it is known to use, within limits of their own.
 * @throws AppError 429 with Retry-After
 */
export async function countGuess(username: string, asking: Asking): Promise<void> {
  await count(passwords, username, asking)
}

/** Counts a guess at a code of the second step, in the same way. @throws AppError 429 with Retry-After */
export async function countCode(username: string, asking: Asking): Promise<void> {
  await count(codes, username, asking)
}

async function count(limits: Limits, username: string, { ipAddress, knownBrowser }: Asking): Promise<void> {
  const { perAddress, perUserAndAddress, perUser, perKnownBrowser } = limits
  const keys = keysOf(username, ipAddress)
  if (keys.address) await consume(perAddress, keys.address, WORDS)
  await consume(perUserAndAddress, keys.userAndAddress, WORDS)
  const ownKey = knownBrowserKey(username, knownBrowser)
  if (ownKey) return consume(perKnownBrowser, ownKey, WORDS)
  const wait = await countAttempt(perUser, keys.user)
  if (wait !== null && !(await isKnownNetwork(username, ipAddress))) throw tooManyRequests(wait, WORDS)
}

/**
 * After a right password: account and address start afresh, and what counts over all addresses or names gets back the one
 * attempt that was right. The guesses of strangers stay counted.
 */
export async function forgiveGuesses(username: string, asking: Asking): Promise<void> {
  await forgive(passwords, username, asking)
}

/** After a right code, in the same way. */
export async function forgiveCodes(username: string, asking: Asking): Promise<void> {
  await forgive(codes, username, asking)
}

async function forgive(limits: Limits, username: string, { ipAddress, knownBrowser }: Asking): Promise<void> {
  const { perAddress, perUserAndAddress, perUser, perKnownBrowser } = limits
  const keys = keysOf(username, ipAddress)
  await clearAttempts(perUserAndAddress, keys.userAndAddress)
  const ownKey = knownBrowserKey(username, knownBrowser)
  if (ownKey) await clearAttempts(perKnownBrowser, ownKey)
  else await refundAttempt(perUser, keys.user)
  if (keys.address) await refundAttempt(perAddress, keys.address)
}

/** Counts an attempt to register. @throws AppError 429 with Retry-After */
export async function countRegistration(ipAddress: string | null): Promise<void> {
  await consume(registrations, networkKey(ipAddress), WORDS)
}

/** Counts a step of signing in by passkey. @throws AppError 429 with Retry-After */
export async function countPasskey(ipAddress: string | null): Promise<void> {
  await consume(passkeysByAddress, networkKey(ipAddress), WORDS)
}

/** Counts an attempt to set a new password by a link. @throws AppError 429 with Retry-After */
export async function countNewPassword(ipAddress: string | null): Promise<void> {
  await consume(newPasswords, networkKey(ipAddress), WORDS)
}

/**
 * Counts that a password was said to be forgotten.
 * @returns whether this name has not had its mails of the hour yet
 * @throws AppError 429 with Retry-After when the address asks too often
 */
export async function countForgotten(name: string, ipAddress: string | null): Promise<boolean> {
  await consume(forgottenByAddress, networkKey(ipAddress), WORDS)
  return (await countAttempt(forgottenByName, keyOf(name.toLowerCase()))) === null
}

function networkKey(ipAddress: string | null): string {
  return keyOf(ipAddress ? addressGroup(ipAddress) : '')
}
