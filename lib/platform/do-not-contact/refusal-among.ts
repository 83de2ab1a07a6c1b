import { type ContactChannel, covers, type RefusedScope } from '@/lib/platform/do-not-contact/scopes'

/** What somebody said no to, of a number or an address; it holds. */
export type Refusal = {
  id: string
  /** E.164, or an address in lower case. */
  target: string
  isPhone: boolean
  scope: RefusedScope
  how: string
  words: string | null
  saidAt: Date
  /** Null: a reply that was read by itself. */
  recordedBy: string | null
}

/** A call, a text or a mail that is about to be made. */
export type Contact = {
  channel: ContactChannel
  /** A person who calls or writes, or something that is sent by itself. */
  by: 'person' | 'system'
  /** When the person asked for what is sent: what they ask for after they said no is wanted. */
  askedAt?: Date
}

/** Why somebody must not be contacted this way, of what they refused; null when nothing speaks against it. */
export function refusalAmong(
  refusals: readonly Refusal[],
  { channel, by, askedAt }: Contact,
): Refusal | null {
  const isPhone = channel !== 'mail'
  const refused = refusals.filter(
    (refusal) => refusal.isPhone === isPhone && covers(refusal.scope, channel, by),
  )
  return refused.find(({ saidAt }) => !askedAt || saidAt >= askedAt) ?? null
}
