import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import { isMailConfigured, oneLine } from '@/lib/platform/integrations/mail'
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
  /** A newer mail with the same key replaces one that was not sent yet. */
  key: string
  /** When its link expires; after that, the mail is not sent. */
  endsAt: Date | null
  requestId: string | null
}

/** Encrypted, because its link grants access. @returns false, with nothing written, without a mail server */
export async function queueAccountMail(
  tx: Tx,
  { to, copy, key, endsAt, requestId }: AccountMail,
): Promise<boolean> {
  if (!isMailConfigured()) return false
  const sealed = sealText(JSON.stringify({ subject: oneLine(copy.subject), ...mailHtml(copy) }))
  const messageId = `<account-${randomUUID()}@${new URL(siteUrl()).hostname}>`
  await enqueue(tx, {
    kind: accountMail,
    target: to,
    dedupKey: accountMailKey(key),
    onRepeat: 'replace',
    payload: { sealed, messageId, endsAt: endsAt?.toISOString() ?? null },
    requestId,
  })
  return true
}

export function accountMailKey(key: string): string {
  return `${ACCOUNT_MAIL}:${key}`
}

export const accountMail = defineHandler({
  kind: ACCOUNT_MAIL,
  channel: 'email',
  afterRestore: 'hold',
  concurrency: 2,
  payload: z.object({ sealed: z.string(), messageId: z.string(), endsAt: z.iso.datetime().nullable() }),
  async handle({ target, requestId, startedAt }, { sealed, messageId, endsAt }, signal) {
    if (endsAt && new Date(endsAt) <= startedAt) {
      return { outcome: 'permanent-failure', response: 'The link in this mail has expired' }
    }
    const mail = { ...message.parse(JSON.parse(openText(sealed))), messageId, requestId }
    return sendOutcome({ ...mail, to: target ?? '', replyTo: null }, signal)
  },
})
