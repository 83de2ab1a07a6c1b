import 'server-only'
import { createHash } from 'node:crypto'
import { commonPasswordDigests } from '@/lib/accounts/passwords/common-password-digests'
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/passwords/password-strength'

/** Checked before anything is hashed. */
export const MAX_PASSWORD_BYTES = 1024

/** Shorter names (Ann, Co) occur in too many good passwords. */
const MIN_NAME_LENGTH = 4

/** A name plus a few characters still counts as just the name. */
const MIN_OWN_CHARACTERS = 4

type Names = { username: string; email: string | null; companyName: string }

/**
 * Message for an unacceptable password, or null (reading 2): at least six characters, not among the 3,000
 * most common, not made of the company's or the user's name. No other composition rules.
 */
export function passwordProblem(password: string, names: Names): string | null {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return 'The password is too long'
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return `The password needs at least ${MIN_PASSWORD_LENGTH} characters`
  }
  if (isCommon(password)) return 'This password is one of the most common. Please choose another'
  if (isMadeOfNames(password, names)) {
    return 'The password consists of the company’s name or your name. Please choose another'
  }
  return null
}

function isCommon(password: string): boolean {
  const digest = createHash('sha256').update(password.toLowerCase()).digest('hex')
  return commonPasswordDigests.has(digest.slice(0, 8))
}

function isMadeOfNames(password: string, { username, email, companyName }: Names): boolean {
  const words = [username, email?.split('@')[0] ?? '', companyName].flatMap((name) => [
    lettersAndDigits(name),
    ...name.split(/[^\p{L}\p{N}]+/u).map(lettersAndDigits),
  ])
  const longestFirst = [...new Set(words)]
    .filter((word) => word.length >= MIN_NAME_LENGTH)
    .sort((a, b) => b.length - a.length)
  let rest = lettersAndDigits(password)
  const whole = rest
  for (const word of longestFirst) rest = rest.replaceAll(word, '')
  return rest !== whole && rest.replace(/\p{N}/gu, '').length < MIN_OWN_CHARACTERS
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
