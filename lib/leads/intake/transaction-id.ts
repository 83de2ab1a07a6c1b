import 'server-only'
import { createHash, randomUUID } from 'node:crypto'

const PLAIN = /^[\w.:~-]{1,128}$/

/**
 * The idempotency key of a submission: the client's own when it is plain text, a digest of it when it is not
 * (so that a retry still finds its lead), a new one when none was sent.
 */
export function transactionIdFrom(sent: string | null | undefined): string {
  if (!sent) return randomUUID()
  return PLAIN.test(sent) ? sent : digest('sent', sent)
}

/** The key under which a lead is stored whose own key belongs to another person (reading 26); the same on a retry. */
export function keyForAnotherPerson(transactionId: string, phone: string): string {
  return digest('person', transactionId, phone)
}

/** The person's own words in a form, by which the same plain post is known again. */
const WORDS = ['name', 'phone', 'email', 'message', 'preferredDate'] as const

/**
 * The key of a plain form post: its own, else the same words sent twice within the hour are one request, because without
 * script nothing can make a key per visitor, and a second click must not be a second lead.
 */
export function keyFromWords(fields: Record<string, unknown>, { receivedAt }: { receivedAt: Date }): string {
  const { transactionId } = fields
  if (typeof transactionId === 'string' && transactionId) return transactionId
  return keyFromContent(
    WORDS.map((name) => String(fields[name] ?? '')),
    receivedAt,
  )
}

function keyFromContent(parts: string[], now: Date): string {
  return digest('content', now.toISOString().slice(0, 13), ...parts)
}

/**
 * The same for a form that may be sent without a name: whose it is, is told by where it came from, or two strangers
 * with the same answers would share one private page.
 */
export function keyFromVisitor(
  { transactionId: _, ...fields }: Record<string, unknown>,
  about: { clientIpAddress: string | null; userAgent: string | null; receivedAt: Date },
): string {
  const visitor = [about.clientIpAddress ?? '', about.userAgent ?? '']
  return keyFromContent([...visitor, JSON.stringify(fields)], about.receivedAt)
}

function digest(...parts: string[]): string {
  return `tr_${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`
}
