import { type ContactChannel, covers, type RefusedScope } from '@/lib/platform/do-not-contact/scopes'

export type Refusal = {
  id: string
  /** E.164, or a lower-case email address. */
  target: string
  isPhone: boolean
  scope: RefusedScope
  how: string
  words: string | null
  saidAt: Date
  /** Null for a text reply that was processed automatically. */
  recordedBy: string | null
}

export type Contact = {
  channel: ContactChannel
  by: 'person' | 'system'
  /** When the person asked for this message: requests made after a refusal override it. */
  askedAt?: Date
}

/** The refusal that forbids a contact, or null. */
export function findRefusal(refusals: readonly Refusal[], { channel, by, askedAt }: Contact): Refusal | null {
  const isPhone = channel !== 'mail'
  const refused = refusals.filter(
    (refusal) => refusal.isPhone === isPhone && covers(refusal.scope, channel, by),
  )
  return refused.find(({ saidAt }) => !askedAt || saidAt >= askedAt) ?? null
}

type ContactAllowed = Record<ContactChannel | 'automated', boolean>

/** Channels by which a person may contact them, and if anything may be sent automatically. */
export function contactAllowed(refusals: readonly Refusal[]): ContactAllowed {
  const may = (channel: ContactChannel) => findRefusal(refusals, { channel, by: 'person' }) === null
  const isAutomated = ({ scope }: Refusal) =>
    covers(scope, 'call', 'system') && covers(scope, 'mail', 'system')
  return { call: may('call'), text: may('text'), mail: may('mail'), automated: !refusals.some(isAutomated) }
}

const NOT_ALLOWED: [keyof ContactAllowed, words: string][] = [
  ['call', 'no calls'],
  ['text', 'no texts'],
  ['mail', 'no email'],
  ['automated', 'nothing automated'],
]

/** 'no calls, no texts'; 'no contact' when nothing is left, and empty without a refusal. */
export function refusedWords(allowed: ContactAllowed): string {
  const refused = NOT_ALLOWED.filter(([way]) => !allowed[way])
  return refused.length === NOT_ALLOWED.length ? 'no contact' : refused.map(([, words]) => words).join(', ')
}
