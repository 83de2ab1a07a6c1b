import 'server-only'
import { createHash } from 'node:crypto'
import { addressGroup } from '@/lib/http/address-group'
import { clearAttempts, consume, type Limit, refundAttempt } from '@/lib/http/rate-limit'

const MINUTES = 60

/** Guesses at passwords (reliability demands, "Numbers"); every way in counts here, in the database. */
const perAddress: Limit = { name: 'login-address', points: 20, seconds: 15 * MINUTES }
const perUserAndAddress: Limit = { name: 'login-user-address', points: 5, seconds: 15 * MINUTES }
const perUser: Limit = { name: 'login-user', points: 50, seconds: 60 * MINUTES }

const registrations: Limit = { name: 'register-address', points: 20, seconds: 15 * MINUTES }

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

/**
 * Counts a password guess before anything is hashed. The narrow limits come first, so that one address which spent
 * its own share cannot go on spending the account's. An unknown address (null) is limited by account alone.
 * @throws AppError 429 with Retry-After
 */
export async function countGuess(username: string, ipAddress: string | null): Promise<void> {
  const keys = keysOf(username, ipAddress)
  if (keys.address) await consume(perAddress, keys.address, WORDS)
  await consume(perUserAndAddress, keys.userAndAddress, WORDS)
  await consume(perUser, keys.user, WORDS)
}

/** After a right password: the account starts afresh, and the address gets back the one attempt it spent. */
export async function forgiveGuesses(username: string, ipAddress: string | null): Promise<void> {
  const keys = keysOf(username, ipAddress)
  await clearAttempts(perUserAndAddress, keys.userAndAddress)
  await clearAttempts(perUser, keys.user)
  if (keys.address) await refundAttempt(perAddress, keys.address)
}

/** Counts an attempt to register. @throws AppError 429 with Retry-After */
export async function countRegistration(ipAddress: string | null): Promise<void> {
  await consume(registrations, keyOf(ipAddress ? addressGroup(ipAddress) : ''), WORDS)
}
