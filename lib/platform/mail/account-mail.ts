import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import { mailIsSent, oneLine } from '@/lib/platform/integrations/mail'
import { type MailCopy, mailHtml } from '@/lib/platform/mail/mail-html'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'

const ACCOUNT_MAIL = 'account-mail'

const message = z.object({ subject: z.string(), text: z.string(), html: z.string() })

type AccountMail = {
  to: string
  copy: MailCopy
  /** A further mail of this key takes the place of one that has not gone out. */
  key: string
  /** When the link in it ends; from then on it is not sent any more. */
  endsAt: Date | null
  requestId: string | null
}

/**
 * Writes a mail about somebody's account into the outbox as part of the caller's transaction. Its words are encrypted: the
 * link in it opens an account, and a copy of the table must not.
 * @returns false, and nothing is written, when no mail server is set: nobody could read it but the database
 */
export async function queueAccountMail(
  tx: Tx,
  { to, copy, key, endsAt, requestId }: AccountMail,
): Promise<boolean> {
  if (!mailIsSent()) return false
  const sealed = sealText(JSON.stringify({ subject: oneLine(copy.subject), ...mailHtml(copy) }))
  const messageId = `<account-${randomUUID()}@${new URL(siteUrl()).hostname}>`
  await enqueue(tx, {
    kind: ACCOUNT_MAIL,
    channel: 'email',
    target: to,
    dedupKey: accountMailKey(key),
    onRepeat: 'replace',
    payload: { sealed, messageId, endsAt: endsAt?.toISOString() ?? null },
    requestId,
  })
  return true
}

/** The outbox's key of a mail, for whoever shows what became of it. */
export function accountMailKey(key: string): string {
  return `${ACCOUNT_MAIL}:${key}`
}

/** Sends one mail about an account. */
export const accountMail = defineHandler({
  kind: ACCOUNT_MAIL,
  atOnce: 2,
  payload: z.object({ sealed: z.string(), messageId: z.string(), endsAt: z.iso.datetime().nullable() }),
  async handle({ target, requestId, startedAt }, { sealed, messageId, endsAt }, signal) {
    if (endsAt && new Date(endsAt) <= startedAt) {
      return { outcome: 'permanent-failure', response: 'The link in this mail has expired' }
    }
    const mail = { ...message.parse(JSON.parse(openText(sealed))), messageId, requestId }
    return sendOutcome({ ...mail, to: target ?? '', replyTo: null }, signal)
  },
})
