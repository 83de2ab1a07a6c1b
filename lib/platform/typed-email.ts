import { withoutInvisible } from '@/lib/platform/typed-text'

/** Longest address and longest part before the @ that mail servers must accept (RFC 5321). */
const MAX = 254
const MAX_LOCAL = 64

/** Longer text is no address, whatever surrounds it. */
const MAX_TYPED = 1_000

/** RFC 5322's atoms, with letters beyond ASCII (RFC 6531). */
const ATOM = "[\\p{L}\\p{M}\\p{N}\\p{S}!#$%&'*+/=?^_`{|}~-]+"
const DOTTED = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u')
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])+"$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * An address as people type or paste it: without invisible marks, `mailto:`, a name before it, angle
 * brackets and punctuation after it. Phones write ’ for '. Other text is only trimmed. Never throws.
 */
export function cleanEmail(typed: string): string {
  const text = withoutInvisible(typed.slice(0, MAX_TYPED))
  const inBrackets = /^[^<>]*<([^<>]+)>[\s.,;]{0,20}$/.exec(text)?.[1] ?? text
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;:]{1,20}$/, '')
    .replace(/\s{0,5}@\s{0,5}([^@]*)$/, '@$1')
    .replaceAll('’', "'")
    .normalize('NFC')
}

/** A `mailto:` link; some characters of an address mean something else in a link. */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+')}@${address.slice(at + 1)}`
}

/** True for any valid address with a domain, cleaned before. Its domain may be international. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  if (address.length > MAX || at < 1 || at > MAX_LOCAL) return false
  const local = address.slice(0, at)
  const labels = address.slice(at + 1).split('.')
  const last = labels.at(-1) ?? ''
  return (
    (DOTTED.test(local) || QUOTED.test(local)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    last.length > 1 &&
    !/^\p{N}+$/u.test(last)
  )
}
