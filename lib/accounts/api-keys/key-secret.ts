import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

const BEGINNING = 'plk_'
const SHOWN = BEGINNING.length + 8
const SHAPE = /^plk_[\w-]{43}$/

/** A new key: 256 random bits behind a beginning by which scanners for leaked secrets can know it. */
export function newKeySecret(): string {
  return BEGINNING + randomBytes(32).toString('base64url')
}

/** Whether text could be one of our keys; anything else needs no look into the database. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text)
}

/** What the database keeps of a key: a copy of the table opens no door. */
export function keyHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The part of it that may be shown. */
export function keyPrefix(secret: string): string {
  return secret.slice(0, SHOWN)
}
