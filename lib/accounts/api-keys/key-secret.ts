import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'plk_'
const TEST_PREFIX = `${PREFIX}test_`
const SHOWN = 8
const SHAPE = /^plk_(?:test_)?[\w-]{43}$/

/** A new key: 256 random bits. Its prefix tells scanners for leaked secrets, and test keys from live ones. */
export function newKeySecret(isTest = false): string {
  return (isTest ? TEST_PREFIX : PREFIX) + randomBytes(32).toString('base64url')
}

/** Skips the database lookup for anything else. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text)
}

/** Only the hash is stored, so a copy of the table opens nothing. */
export function keyHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The part that may be shown. */
export function keyPrefix(secret: string): string {
  const prefix = secret.startsWith(TEST_PREFIX) ? TEST_PREFIX : PREFIX
  return secret.slice(0, prefix.length + SHOWN)
}
