import 'server-only'
import { db } from '@/lib/platform/database/db'
import { refusalSentence } from '@/lib/platform/do-not-contact/refusal-sentence'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import type { Outcome } from '@/lib/platform/outbox/define-handler'

/** A permanent failure when mail to this address was refused (decision 036), else null. */
export async function mailRefusal(to: string, askedAt?: Date): Promise<Outcome | null> {
  const refusal = await contactRefusal(db, to, { channel: 'mail', by: 'system', ...(askedAt && { askedAt }) })
  return refusal && { outcome: 'permanent-failure', response: refusalSentence(refusal) }
}
