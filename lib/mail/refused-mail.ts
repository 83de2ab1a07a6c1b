import 'server-only'
import { dateFormat } from '@/lib/date-format'
import { db } from '@/lib/db'
import { whyNotContact } from '@/lib/do-not-contact/refusals'
import { SCOPE_WORDS } from '@/lib/do-not-contact/scopes'
import type { Outcome } from '@/lib/outbox/define-handler'

const day = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/**
 * The outcome of a mail to somebody who said no to it (decision 036): given up, with the reason for staff; null when it may go.
 * @param askedAt when they asked for this mail, if they did
 */
export async function refusedMail(to: string, askedAt?: Date): Promise<Outcome | null> {
  const refusal = await whyNotContact(db, to, { channel: 'mail', by: 'system', ...(askedAt && { askedAt }) })
  if (!refusal) return null
  const { scope, saidAt } = refusal
  return {
    outcome: 'permanent-failure',
    response: `They ${SCOPE_WORDS[scope].asked} on ${day.format(saidAt)}`,
  }
}
