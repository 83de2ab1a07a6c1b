import 'server-only'
import { createHash, randomUUID } from 'node:crypto'

/** Longer ones are digested: the key is part of an index. */
const MAX_IDEMPOTENCY_KEY = 200

const PLAIN = /^[\w.:~-]{1,128}$/

/** Idempotency key of a submission: the client's own, a digest of it if not plain, or a new one. */
export function transactionIdFrom(sent: string | null | undefined): string {
  if (!sent) return randomUUID()
  return PLAIN.test(sent) ? sent : digest('sent', sent)
}

/** Key of a partner's request: as the partner chose it, within reason, or a new one. */
export function idempotencyKeyFrom(sent: string | null | undefined): string {
  if (!sent) return randomUUID()
  return sent.length <= MAX_IDEMPOTENCY_KEY ? sent : digest('sent', sent)
}

/** Key for a row whose sent key belongs to another person (reading 26) or sender; stable over retries. */
export function keyForAnotherPerson(transactionId: string, ...of: string[]): string {
  return digest('person', transactionId, ...of)
}

/** Fields by which a repeated plain post is recognized. */
const WORDS = ['name', 'phone', 'email', 'message', 'preferredDate'] as const

/** Key of a plain form post: its own, else a digest, so a second click within the hour is no second lead. */
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

/** For anonymous forms: includes address and browser, so equal answers do not share a private page. */
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
