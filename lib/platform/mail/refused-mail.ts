import 'server-only'
import { db } from '@/lib/platform/database/db'
import { whyNotContact } from '@/lib/platform/do-not-contact/refusals'
import { refusedWords } from '@/lib/platform/do-not-contact/refused-words'
import type { Outcome } from '@/lib/platform/outbox/define-handler'

/**
 * The outcome of a mail to somebody who said no to it (decision 036): given up, with the reason for staff; null when it may go.
 * @param askedAt when they asked for this mail, if they did
 */
export async function refusedMail(to: string, askedAt?: Date): Promise<Outcome | null> {
  const refusal = await whyNotContact(db, to, { channel: 'mail', by: 'system', ...(askedAt && { askedAt }) })
  return refusal && { outcome: 'permanent-failure', response: refusedWords(refusal) }
}
