import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { db, type Tx } from '@/lib/platform/database/db'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { composedMail } from '@/lib/platform/mail/composed-mail'
import type { Letter, MailComposer } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { senderOf } from '@/lib/platform/mail/sender'
import { type Bulletin, stopUrl } from '@/lib/platform/mail/stop-link'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'

const ACCOUNT_MAIL = 'account-mail'

/** Mails that were sent are never opened again. */
export const sealedAccountMails = defineSealedValues({
  named: ['waiting email', 'waiting emails'],
  table: 'outbox_items',
  key: 'id',
  column: 'payload',
  member: 'sealed',
  kind: ACCOUNT_MAIL,
})

const message = z.object({ subject: z.string(), text: z.string(), html: z.string() })

type AccountMail = {
  to: string
  /** A newer mail with the same key replaces one that was not sent yet. */
  key: string
  /** When its link expires; after that, the mail is not sent. */
  endsAt: Date | null
  requestId: string | null
  /** The reader of a bulletin, who may have stopped it. */
  userId?: string
}

/**
 * Encrypted, because its link grants access. @returns false, with nothing written, without a mail server or a
 * sender
 */
export async function queueAccountMail<Input>(
  tx: Tx,
  composer: MailComposer<Input>,
  input: Input,
  { to, key, endsAt, requestId, userId }: AccountMail,
): Promise<boolean> {
  if (!isMailConfigured()) return false
  const company = await readMailCompany(tx)
  if (!senderOf(company)) return false
  const bulletin = bulletinOf(composer, userId)
  const { subject, text, html } = composer.write(input, company, bulletin ? stopUrl(bulletin) : undefined)
  const sealed = sealText(JSON.stringify({ subject, text, html }))
  const messageId = `<account-${randomUUID()}@${new URL(siteUrl()).hostname}>`
  await enqueue(tx, {
    kind: accountMail,
    target: to,
    dedupKey: accountMailKey(key),
    onRepeat: 'replace',
    payload: {
      sealed,
      messageId,
      endsAt: endsAt?.toISOString() ?? null,
      ...(bulletin && { bulletin }),
    },
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
  payload: z.object({
    sealed: z.string(),
    messageId: z.string(),
    endsAt: z.iso.datetime().nullable(),
    bulletin: z.object({ userId: z.uuid(), name: z.string(), title: z.string() }).optional(),
  }),
  async handle({ target, requestId, startedAt }, { sealed, messageId, endsAt, bulletin }, signal) {
    if (endsAt && new Date(endsAt) <= startedAt) {
      return { outcome: 'permanent-failure', response: 'The link in this mail has expired' }
    }
    if (bulletin && (await isStopped(bulletin))) return { outcome: 'done' }
    const mail = composedMail(message.parse(JSON.parse(openText(sealed))) as Letter, {
      messageId,
      requestId,
      to: target ?? '',
      replyTo: null,
      stopUrl: bulletin ? stopUrl(bulletin) : null,
    })
    return sendOutcome(mail, signal)
  },
})

/** @throws for a bulletin without its reader, who could not stop it */
function bulletinOf(
  { name, about }: Pick<Letter['composer'], 'name' | 'about'>,
  userId?: string,
): Bulletin | null {
  if (typeof about !== 'object') return null
  if (!userId) throw new Error(`The bulletin ${name} needs its reader`)
  return { userId, name, title: about.bulletin }
}

async function isStopped({ userId, name }: { userId: string; name: string }): Promise<boolean> {
  const reader = await db.user.findUnique({ where: { id: userId }, select: { stoppedBulletins: true } })
  return reader?.stoppedBulletins.includes(name) ?? false
}
