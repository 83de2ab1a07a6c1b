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
